import { useState } from 'react';
import type { Call, CallInput } from '@/api/call';
import type { CallResult } from '@/api/call-server';
import {
  ConfirmAnafAuthorization,
  MakeAnafTicket,
  Refresh,
  Revoke,
  UseAnafAuthorization,
  WithdrawAnafInvitation,
} from '@/api/calls/anaf-calls';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { connectionTexts } from './connection-texts';

export interface MadeLink {
  readonly link: string;
  readonly until: string;
}

export interface ConnectionActions {
  readonly busy: boolean;
  /** Leaves for the page that leads to ANAF. */
  authorizeHere(): Promise<void>;
  /** Undefined: it was not made; the reason was told. */
  invite(): Promise<MadeLink | undefined>;
  withdraw(id: string): Promise<void>;
  confirm(id: string): Promise<void>;
  refresh(id: string): Promise<void>;
  /** Of another company, which ANAF names for the person of this authorization. */
  extendTo(other: CompanyId, id: string, said: string): Promise<void>;
  /** Whatever it was: in use, or waiting to be let in. */
  end(id: string, said: string): Promise<void>;
}

/** What a person changes of a company's connection; each tells how it ended, and the state is read anew. */
export function useConnectionActions(company: CompanyId, reload: () => Promise<void>): ConnectionActions {
  const { ask, syncNow } = useWorkspace();
  const [busy, setBusy] = useState(false);
  async function asked<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>): Promise<R | undefined> {
    setBusy(true);
    const answer = await ask(call, input);
    setBusy(false);
    if (answer.ok) return answer.result;
    tellFailure(answer);
    return undefined;
  }
  async function changed<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>, said: string): Promise<void> {
    const result = await asked(call, input);
    if (result !== undefined) addAlert({ type: 'success', message: said });
    await reload();
    // Whether the company is authorized stands in its own row.
    syncNow();
  }
  const ticket = (kind: 'here' | 'invitation') => asked(MakeAnafTicket, { params: undefined, body: { company, kind } });
  return {
    busy,
    authorizeHere: async () => {
      const made = await ticket('here');
      if (made !== undefined) location.assign(made.link);
    },
    invite: async () => {
      const made = await ticket('invitation');
      await reload();
      return made;
    },
    withdraw: (id) =>
      changed(WithdrawAnafInvitation, { params: undefined, body: { company, id } }, connectionTexts.withdrawn),
    confirm: (id) => changed(ConfirmAnafAuthorization, { params: undefined, body: { id } }, connectionTexts.confirmed),
    refresh: (id) => changed(Refresh, { params: undefined, body: { authId: id } }, connectionTexts.refreshed),
    extendTo: (other, id, said) =>
      changed(UseAnafAuthorization, { params: undefined, body: { company: other, id } }, said),
    end: (id, said) => changed(Revoke, { params: { id }, body: undefined }, said),
  };
}

function tellFailure(answer: Extract<CallResult<unknown>, { readonly ok: false }>): void {
  const message = refusalSaid(answer.failure) ?? connectionTexts.failed;
  addAlert({ type: 'error', message });
}
