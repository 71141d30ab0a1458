import { useState } from 'react';
import type { ResultOf } from '@/api/call';
import { VerifyAudit } from '@/api/calls/audit-calls';
import { useWorkspace } from '@/app/state/workspace';
import type { LogsFilter } from './use-logs';

export type Verification =
  | { readonly kind: 'not-asked' | 'computing' | 'away' }
  /** Not computed, and why, in the server's own sentence. */
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'computed'; readonly verdict: ResultOf<typeof VerifyAudit> };

/** Has the server compute a whole chain anew: the company's, or that of one's account. Nothing is said that it did not compute. */
export function useVerification(whose: LogsFilter['whose']) {
  const { ask, user, company } = useWorkspace();
  const [verification, setVerification] = useState<Verification>({ kind: 'not-asked' });
  const verify = async (): Promise<void> => {
    setVerification({ kind: 'computing' });
    const params = { userID: user.id, ...(whose === 'company' ? { company: company.id } : {}) };
    const answer = await ask(VerifyAudit, { params, body: undefined });
    if (answer.ok) setVerification({ kind: 'computed', verdict: answer.result });
    else if (answer.failure.kind === 'refused') setVerification({ kind: 'refused', why: answer.failure.body.error });
    else setVerification({ kind: 'away' });
  };
  return { verification, verify };
}
