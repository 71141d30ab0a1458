/**
 * Signing in and out, and the session as tabs see it.
 *
 *   signed out ─ signIn ─► signed in ─ signOut, refresh refused, end of the browser's session ─► signed out
 *                 └─ code required ─ signIn with code ─┘
 *
 * Invariants: the vault's record is the truth; drafts and outbox are never touched, so that signing out and in again
 * goes on where it stopped. A sign-in and the end of a session change record and copies under one lock, so that an end never
 * takes the copies of the sign-in that came meanwhile.
 */
import type { User } from '@/api/entities/user';
import type { BaseUrls } from '@/api/paths';
import { databaseName } from '@/db/database-name';
import type { KeyedText } from '@/db/drafts/unsaved-copy';
import { deleteDatabase } from '@/db/storage/open-as-it-is';
import { type ErasePorts, eraseDatabase } from './erase-database';
import { type RefreshOutcome, type RefreshPorts, refreshSession } from './refresh-session';
import { sayToServer } from './say-to-server';
import { toBase64 } from './sealed-box';
import { type CopyPorts, clearCopies, copiesAreCurrent, SESSION_OPEN_COOKIE, writeCopies } from './session-copies';
import { credentialsOf } from './session-port';
import type { SessionRecord } from './session-record';
import { SESSION_DATABASE } from './session-vault';
import { SIGN_OUT_TEXTS, signInFailureText, signOutFailureText } from './sign-in-texts';

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  /** Of the two-factor application, once it was asked for. */
  readonly code?: string;
  readonly rememberMe: boolean;
  /** Takes back that the account is to be deleted. */
  readonly keepAccount?: true;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly session: SessionRecord }
  /** `message`: the server's words for a code that was wrong. */
  | { readonly kind: 'code-required'; readonly message: string }
  /** `closing`: the account is to be deleted, and may be kept. */
  | { readonly kind: 'failed'; readonly message: string; readonly closing?: true };

/** `warning`: the server could not be told; here the session is ended all the same. */
export interface SignOutOutcome {
  readonly warning: string | null;
}

export interface SessionService {
  readonly signIn: (input: SignInInput) => Promise<SignInOutcome>;
  readonly signOut: () => Promise<SignOutOutcome>;
  /**
   * „Ieși și șterge datele de pe acest dispozitiv”: the user's database goes too, and the copies of what was typed into it,
   * unsent work with them; ask before.
   */
  readonly signOutAndErase: () => Promise<SignOutOutcome>;
  /** Null: signed out. */
  readonly currentSession: () => Promise<SessionRecord | null>;
  readonly refresh: (staleToken: string) => Promise<RefreshOutcome>;
  /** Tells of sign-in, sign-out and renewal, in this tab and others. */
  readonly onSessionChange: (listener: (session: SessionRecord | null) => void) => () => void;
}

export interface SessionPorts extends RefreshPorts, CopyPorts, Omit<ErasePorts, 'localStorage'> {
  readonly localStorage: KeyedText;
  readonly urls: BaseUrls;
  readonly serverKey: string;
  readonly xsrfToken?: () => string | undefined;
  /** Tells the other tabs; null where there is none. */
  readonly channel: SessionChannel | null;
}

export interface SessionChannel {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => () => void;
}

const SECRET_BYTES = 32;
/** Held for moments: never over a call. */
const COPIES_LOCK = 'condica-session-copies';

const notTakenIn = (error: unknown): void => console.error('A change of the session was not taken in:', error);

export function sessionService(ports: SessionPorts): SessionService {
  const listeners = new Set<() => Promise<void>>();
  /** Resolves when this tab has acted on it; the others hear of it by themselves. */
  const changed = async (): Promise<void> => {
    ports.channel?.tell();
    await Promise.all([...listeners].map((listener) => listener().catch(notTakenIn)));
  };
  /** Ends the session here; gives what the server is to be told with. */
  const endHere = async (): Promise<SessionRecord | null> => {
    const entry = await ports.vault.read();
    // First here: what still runs under the session ends before the server ends it, and a slow road holds nobody.
    await ports.locks.run(COPIES_LOCK, async () => {
      await ports.vault.clear();
      clearCopies(ports);
    });
    // What this tab has under way is given up before the server would answer it with 401.
    await changed();
    return entry?.record ?? null;
  };
  return {
    signIn: async (input) => {
      const outcome = await signIn(ports, input);
      if (outcome.kind === 'signed-in') void changed();
      return outcome;
    },
    signOut: async () => ({ warning: await tellServer(ports, await endHere()) }),
    signOutAndErase: async () => {
      const record = await endHere();
      // Beside the call: whoever leaves waits for no server, and whoever signs in meanwhile keeps what he writes.
      const [warning] = await Promise.all([tellServer(ports, record), eraseAll(ports, record)]);
      return { warning };
    },
    currentSession: () => currentSession(ports),
    refresh: async (staleToken) => {
      const outcome = await refreshSession(ports, staleToken);
      if (outcome.kind === 'ready') await writeCopies(ports, outcome.record);
      if (outcome.kind === 'ended') await clearOldCopies(ports);
      if (outcome.kind !== 'unreachable') void changed();
      return outcome;
    },
    onSessionChange: (listener) => watchSession(ports, listeners, listener),
  };
}

async function signIn(ports: SessionPorts, input: SignInInput): Promise<SignInOutcome> {
  const { code, ...body } = input;
  const options = { signal: ports.deadline() };
  const said = code === undefined ? body : { ...body, code };
  const answer = await sayToServer(ports.calls, (calls) => calls.login(ports, said, options));
  if (answer.ok) {
    const session = newRecord(ports, answer.result.user, input.rememberMe);
    await ports.locks.run(COPIES_LOCK, async () => {
      await ports.vault.put(session);
      await writeCopies(ports, session);
    });
    return { kind: 'signed-in', session };
  }
  const { failure } = answer;
  if (failure.kind === 'refused' && failure.body.authenticator === true) {
    return { kind: 'code-required', message: failure.body.error };
  }
  const closing = failure.kind === 'refused' && failure.code === 'account-closing';
  return { kind: 'failed', message: signInFailureText(failure), ...(closing ? { closing } : {}) };
}

function newRecord(ports: SessionPorts, user: User, rememberMe: boolean): SessionRecord {
  return {
    id: ports.newId(),
    user,
    rememberMe,
    authorizedAt: ports.now(),
    serverKey: ports.serverKey,
    urls: { ...ports.urls },
    secret: toBase64(ports.crypto.getRandomValues(new Uint8Array(SECRET_BYTES))),
    refreshRequestId: null,
  };
}

/** The session's own database, and the user's with all that stands beside it. */
async function eraseAll(ports: SessionPorts, record: SessionRecord | null): Promise<void> {
  await ports.vault.close();
  if (record !== null) await eraseDatabase(ports, databaseName(record.serverKey, record.user.id));
  await deleteDatabase(ports.indexedDB, SESSION_DATABASE);
}

/** Ends the family of tokens at the server; the words of a failure, null where it went well. */
async function tellServer(ports: SessionPorts, record: SessionRecord | null): Promise<string | null> {
  if (record === null) return SIGN_OUT_TEXTS.noSession;
  const options = { credentials: credentialsOf(record), signal: ports.deadline() };
  const body = { refresh: record.user.refreshToken };
  const answer = await sayToServer(ports.calls, (calls) => calls.logout(ports, body, options));
  return answer.ok ? null : signOutFailureText(answer.failure);
}

/** Without remember-me the session ends with the browser's: its cookie is gone then. */
async function currentSession(ports: SessionPorts): Promise<SessionRecord | null> {
  const entry = await ports.vault.read();
  if (entry === null) return null;
  const { record } = entry;
  if (!record.rememberMe && ports.cookies.get(SESSION_OPEN_COOKIE) !== record.id) {
    await ports.vault.remove(entry.generation);
    await clearOldCopies(ports);
    return null;
  }
  if (!copiesAreCurrent(ports, record)) await writeCopies(ports, record);
  return record;
}

/** The copies of a session that has ended, unless somebody has signed in meanwhile: then they are his. */
function clearOldCopies(ports: SessionPorts): Promise<void> {
  return ports.locks.run(COPIES_LOCK, async () => {
    if ((await ports.vault.read()) === null) clearCopies(ports);
  });
}

function watchSession(
  ports: SessionPorts,
  listeners: Set<() => Promise<void>>,
  listener: (session: SessionRecord | null) => void,
): () => void {
  let last: string | null | undefined;
  const look = async () => {
    const session = await currentSession(ports);
    const state = session === null ? null : `${session.id} ${session.authorizedAt}`;
    if (state === last) return;
    last = state;
    listener(session);
  };
  const lookAgain = () => void look();
  listeners.add(look);
  const endChannel = ports.channel?.listen(lookAgain);
  const endCookies = ports.cookies.watch(lookAgain);
  return () => {
    listeners.delete(look);
    endChannel?.();
    endCookies();
  };
}
