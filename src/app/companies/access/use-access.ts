import { useCallback, useEffect, useState } from 'react';
import type { Call, CallInput } from '@/api/call';
import {
  AccessCompany,
  ListAccess,
  RemoveAccess,
  SendAuthorizationByEmail,
  WithdrawInvitation,
} from '@/api/calls/access-calls';
import { RemoveAccountData } from '@/api/calls/leaving-calls';
import type { CompanyRole } from '@/api/entities/company';
import type { CompanyPerson, KnownAccess } from '@/api/entities/company-access';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { instantDayText } from '@/app/ui/words/date-words';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { keepPeople, keptPeople } from '@/db/settings/known-people';
import { ROLE_WORDS, accessTexts as texts } from './access-texts';

export type AccessState =
  | { readonly kind: 'reading' | 'not-read' }
  /** `keptAt`: an ISO instant where the network did not tell it now. */
  | { readonly kind: 'known'; readonly access: KnownAccess; readonly keptAt?: string };

export interface AccessActions {
  readonly busy: boolean;
  readonly reload: () => Promise<void>;
  /** False: it was not sent; the reason was told, and what was typed stays. */
  invite(access: KnownAccess, email: string, role: CompanyRole): Promise<boolean>;
  withdraw(id: string): Promise<void>;
  give(person: CompanyPerson, role: CompanyRole): Promise<void>;
  remove(person: CompanyPerson): Promise<void>;
  /** One's own drafts, authorizations and access go. */
  removeOwnData(user: CompanyPerson['user']): Promise<void>;
}

/** Who has access to a company, as the server knows it, and what a person changes of it; each change is told and read anew. */
export function useAccess(company: CompanyId): { readonly state: AccessState; readonly actions: AccessActions } {
  const { ask, db, syncNow } = useWorkspace();
  const [state, setState] = useState<AccessState>({ kind: 'reading' });
  const [busy, setBusy] = useState(false);
  const reload = useCallback(async (): Promise<void> => {
    const answer = await ask(ListAccess, { params: undefined, body: { company } });
    if (answer.ok) {
      setState({ kind: 'known', access: answer.result });
      return keepPeople(db, company, { at: new Date().toISOString(), access: answer.result });
    }
    const kept = await keptPeople(db, company);
    setState((before) => {
      if (before.kind === 'known') return before;
      return kept === null ? { kind: 'not-read' } : { kind: 'known', access: kept.access, keptAt: kept.at };
    });
  }, [ask, db, company]);
  useEffect(() => void reload(), [reload]);
  async function changed<P, B, R>(call: Call<string, P, B, R>, input: CallInput<P, B>): Promise<R | undefined> {
    setBusy(true);
    const answer = await ask(call, input);
    setBusy(false);
    if (!answer.ok) addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? texts.failed });
    await reload();
    return answer.ok ? answer.result : undefined;
  }
  const say = (message: string): void => void addAlert({ type: 'success', message });
  const actions: AccessActions = {
    busy,
    reload,
    invite: async ({ link }, email, role) => {
      const result = await changed(SendAuthorizationByEmail, {
        params: undefined,
        body: { company, link, email, role },
      });
      if (result !== undefined) say(texts.sent(email, instantDayText(result.until)));
      return result !== undefined;
    },
    withdraw: async (id) => {
      const result = await changed(WithdrawInvitation, { params: undefined, body: { company, id } });
      if (result !== undefined) say(texts.withdrawn);
    },
    give: async ({ user, name }, role) => {
      const result = await changed(AccessCompany, { params: undefined, body: { company, user, role } });
      if (result !== undefined) say(texts.changed(name, ROLE_WORDS[role]));
    },
    remove: async ({ user, name, own }) => {
      const result = await changed(RemoveAccess, { params: undefined, body: { company, user } });
      if (result === undefined) return;
      say(own ? texts.left : texts.removed(name));
      // One's own devices let go of it now.
      if (own) syncNow();
    },
    removeOwnData: async (user) => {
      const result = await changed(RemoveAccountData, { params: undefined, body: { company, user } });
      if (result === undefined) return;
      say(texts.ownRemoved(result.drafts));
      syncNow();
    },
  };
  return { state, actions };
}
