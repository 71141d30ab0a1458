import { useCallback, useEffect, useState } from 'react';
import type { ResultOf } from '@/api/call';
import type { CallFailure } from '@/api/call-server';
import { GetAccount } from '@/api/calls/account-calls';
import { useWorkspace } from '@/app/state/workspace';
import { accountTexts } from './account-texts';

export type Account = ResultOf<typeof GetAccount>;

/** `not-read`: the network, or the server, did not give it. */
export type AccountState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'not-read' }
  | { readonly kind: 'read'; readonly account: Account };

export function useAccount() {
  const { ask } = useWorkspace();
  const [state, setState] = useState<AccountState>({ kind: 'reading' });
  const reload = useCallback(async (): Promise<void> => {
    const answer = await ask(GetAccount, { params: undefined, body: undefined });
    setState((before) => {
      if (answer.ok) return { kind: 'read', account: answer.result };
      // What was read stands until it can be read anew.
      return before.kind === 'read' ? before : { kind: 'not-read' };
    });
  }, [ask]);
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}

/** Why a change came to nothing, in a sentence: the server's own where it has one. */
export function failureWords(failure: CallFailure): string {
  if (failure.kind === 'refused') return failure.body.error;
  return failure.kind === 'network' ? accountTexts.offline : accountTexts.failed;
}
