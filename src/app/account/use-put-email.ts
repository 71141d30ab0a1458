import { useState } from 'react';
import { UpdateUserData } from '@/api/calls/account-calls';
import { useWorkspace } from '@/app/state/workspace';
import { type Account, failureWords } from './use-account';
import { type Proof, useProof } from './use-proof';

/** Asks for an address with what proves oneself; what went wrong stands in `error`. */
export function usePutEmail({ firstName, lastName, telephone, hasAuthenticator }: Account) {
  const { ask, user } = useWorkspace();
  const proof = useProof(hasAuthenticator);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const put = async (email: string, given: Proof): Promise<boolean> => {
    setBusy(true);
    const updateUser = { firstName, lastName, telephone, email };
    const answer = await ask(UpdateUserData, { params: undefined, body: { userId: user.id, updateUser, ...given } });
    setBusy(false);
    setError(answer.ok ? undefined : failureWords(answer.failure));
    return answer.ok;
  };
  return { proof, busy, error, put };
}
