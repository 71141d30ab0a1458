/**
 * The sealed copies that the specification names: keys and token in local storage, with remember-me the refresh token in the
 * cookie `session`. The vault's record wins over them; they are rewritten by the tab that sees them differ.
 */
import { databaseName } from '@/db/database-name';
import type { CookieJar } from './cookie-jar';
import { keyFromSecret, seal, toBase64 } from './sealed-box';
import type { SessionRecord } from './session-record';

/** Specification, section 9: 30 days. */
export const REMEMBER_ME_SECONDS = 2_592_000;
export const SESSION_COOKIE = 'session';
/** Lives as long as the browser's session and says that a sign-in without remember-me still holds. */
export const SESSION_OPEN_COOKIE = 'session-open';

const KEYS_ITEM = 'keys';
const TOKEN_ITEM = 'token';
/** Which state of the record the copies are of. */
const STAMP_ITEM = 'authorizedAt';
/** The name of the user's local database: it can be read while the record is still unsealed. It proves nothing. */
const DATABASE_ITEM = 'condica.database';
/** Answers of the server to one user; specification, section 9. */
export const QUERY_CACHE_ITEM = 'REACT_QUERY_OFFLINE_CACHE';

/** Everything in local storage that ends with the session. */
const OF_THE_SESSION = [KEYS_ITEM, TOKEN_ITEM, STAMP_ITEM, DATABASE_ITEM, QUERY_CACHE_ITEM];

/** As much of Storage as is used. */
export interface TextStore {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
}

export interface CopyPorts {
  readonly crypto: Crypto;
  readonly cookies: CookieJar;
  readonly localStorage: TextStore;
}

export async function writeCopies({ crypto, cookies, localStorage }: CopyPorts, record: SessionRecord): Promise<void> {
  const key = await keyFromSecret(crypto, record.secret);
  const sealed = async (text: string) => toBase64(await seal(crypto, key, text));
  const { user } = record;
  localStorage.setItem(KEYS_ITEM, await sealed(JSON.stringify(user.keys)));
  localStorage.setItem(TOKEN_ITEM, await sealed(user.token));
  localStorage.setItem(STAMP_ITEM, record.authorizedAt);
  localStorage.setItem(DATABASE_ITEM, databaseOf(record));
  cookies.set(SESSION_OPEN_COOKIE, record.id, null);
  if (record.rememberMe) cookies.set(SESSION_COOKIE, await sealed(user.refreshToken), REMEMBER_ME_SECONDS);
  else cookies.remove(SESSION_COOKIE);
}

export function copiesAreCurrent({ cookies, localStorage }: CopyPorts, record: SessionRecord): boolean {
  const remembered = !record.rememberMe || cookies.get(SESSION_COOKIE) !== undefined;
  const named = localStorage.getItem(DATABASE_ITEM) === databaseOf(record);
  return remembered && named && localStorage.getItem(STAMP_ITEM) === record.authorizedAt;
}

function databaseOf({ serverKey, user }: SessionRecord): string {
  return databaseName(serverKey, user.id);
}

/** Whose database is probably opened next; null: nobody is signed in, as far as the copies tell. */
export function expectedDatabase(localStorage: Pick<TextStore, 'getItem'>): string | null {
  return localStorage.getItem(DATABASE_ITEM);
}

export function hasCopies(localStorage: TextStore): boolean {
  return localStorage.getItem(STAMP_ITEM) !== null;
}

/**
 * Takes out of local storage what is of the session and nothing else, against the letter of the specification's section 4:
 * beside it stand what was typed and not yet written (db/drafts/unsaved-copy.ts), the device's table layouts and its theme.
 */
export function clearCopies({ cookies, localStorage }: CopyPorts): void {
  for (const item of OF_THE_SESSION) localStorage.removeItem(item);
  cookies.remove(SESSION_COOKIE);
  cookies.remove(SESSION_OPEN_COOKIE);
}
