/**
 * Support impersonation (specification, section 1; design, section 9): the parent window's message IMPERSONATE, from an origin that the
 * server names and with a proof that the server takes, shows the account in a database of its own, which has no outbox.
 */
import type { ReactNode } from 'react';
import type { ResultOf } from '@/api/call';
import { type CallResult, callServer } from '@/api/call-server';
import { GetSupport, Impersonate } from '@/api/calls/support-calls';
import { addAlert } from '@/app/state/alerts';
import type { SessionGateway } from '@/app/state/session-gateway';
import { followSession } from '@/app/state/session-view';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { databaseName } from '@/db/database-name';
import { refuseEntriesIn } from '@/db/outbox/refuse-entries';
import { sessionCalls } from '@/sync/session/session-calls';
import { credentialsOf } from '@/sync/session/session-port';
import type { SessionRecord } from '@/sync/session/session-record';
import { erase, eraseLeftOver, holdWhileOpen, shownKey } from './shown-database';
import { SupportBar } from './support-bar';
import { proofIn } from './support-message';
import { supportSession } from './support-session';
import { supportTexts } from './support-texts';

type Draw = (gateway: SessionGateway, above: ReactNode) => void;
type Sight = ResultOf<typeof Impersonate>;

/** `first`: the reading of the own session, which the view follows until an account is shown. */
export async function listenImpersonate(gateway: SessionGateway, first: Promise<unknown>, draw: Draw): Promise<void> {
  await eraseLeftOver();
  const support = await callServer(gateway.connection, GetSupport, { params: undefined, body: undefined });
  const origins = support.ok ? (support.result.origins ?? []) : [];
  if (origins.length === 0) return;
  await first;
  let asked = false;
  window.addEventListener('message', (event) => {
    const proof = proofIn(event, { self: window, parent: window.parent, origins });
    // One account a page: the next one is shown by a new page.
    if (proof === null || asked) return;
    asked = true;
    void show(gateway, { proof, origin: event.origin }, draw).then((shown) => {
      asked = shown;
      window.parent.postMessage({ type: shown ? 'IMPERSONATE_SHOWN' : 'IMPERSONATE_REFUSED' }, event.origin);
    });
  });
  // It says nothing but that the page listens.
  window.parent.postMessage({ type: 'IMPERSONATE_READY' }, '*');
}

/** Whether the server took the proof. */
async function show(
  gateway: SessionGateway,
  body: { readonly proof: string; readonly origin: string },
  draw: Draw,
): Promise<boolean> {
  const answer = await callServer(gateway.connection, Impersonate, { params: undefined, body });
  if (!answer.ok) {
    tellRefused(answer);
    return false;
  }
  const record = recordOf(gateway, answer.result);
  const name = databaseName(record.serverKey, record.user.id);
  refuseEntriesIn(name);
  holdWhileOpen(name);
  const session = supportSession(record, () => void leave(gateway, record, name));
  document.documentElement.dataset.support = '';
  const { user, by, reason } = answer.result;
  draw(
    { ...gateway, session: session.service },
    <SupportBar user={user} by={by} reason={reason} onEnd={session.end} />,
  );
  await followSession(session.service, Promise.resolve(record));
  return true;
}

function tellRefused(answer: Extract<CallResult<Sight>, { readonly ok: false }>): void {
  const description = refusalSaid(answer.failure) ?? supportTexts.notReached;
  addAlert({ type: 'error', message: supportTexts.refused, description });
}

function recordOf({ connection }: SessionGateway, { user }: Sight): SessionRecord {
  const id = crypto.randomUUID();
  return {
    ...{ id, user, rememberMe: false, authorizedAt: new Date().toISOString() },
    ...{ serverKey: shownKey(location.host, id), urls: { ...connection.urls }, secret: '', refreshRequestId: null },
  };
}

/** The session ends at the server too, the data go, and the page begins anew. */
async function leave({ connection }: SessionGateway, record: SessionRecord, name: string): Promise<void> {
  const credentials = credentialsOf(record);
  await sessionCalls.logout(connection, { refresh: record.id }, { credentials }).catch(notTold);
  await erase(name).catch((error: unknown) => console.warn('The shown data go with the next page:', error));
  location.reload();
}

const notTold = (error: unknown): void => console.warn('The server ends the session with its token:', error);
