/**
 * The session as it is kept: who is signed in, where, and with what. It is read first of all in every tab, so it is judged by hand;
 * tests/sync/session/session-record.test.ts holds the judgement of the user to the contract's schema.
 */
import type { User } from '@/api/entities/user';

export interface SessionRecord {
  /** Names this sign-in; the cookie that lives as long as the browser's session carries it. */
  readonly id: string;
  readonly user: User;
  readonly rememberMe: boolean;
  /** When the user's record was last given by the server, ISO instant. */
  readonly authorizedAt: string;
  /** Names the server in the local database's name. */
  readonly serverKey: string;
  readonly urls: { readonly common: string; readonly backend: string; readonly reports: string };
  /** Random 32 bytes in base64: what the copies in local storage and cookie are sealed with. */
  readonly secret: string;
  /** Id of a refresh that was begun, stored before its call: asked again with the same id after a lost answer. */
  readonly refreshRequestId: string | null;
}

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isTextOrNull: Test = (value) => value === null || isText(value);

/** All of these fields, each as its test has it; others may stand beside them. */
function has(tests: Readonly<Record<string, Test>>): Test {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(tests).every(([name, test]) => test(Reflect.get(value, name)));
}

const isSupport = has({ email: isText, telephone: isText });

const isUser = has({
  id: (value) => Number.isInteger(value) && Number(value) >= 1,
  token: isText,
  refreshToken: isText,
  keys: has({ backend: isText, efactura: isText, report: isText }),
  email: isText,
  firstName: isText,
  lastName: isText,
  telephone: isText,
  cnp: isText,
  company: isText,
  legalEntity: isFlag,
  plan: has({ name: isText, planRestrictions: isFlags }),
  notificationStatus: isFlag,
  backup: isTextOrNull,
  hasAuthenticator: isFlag,
  isDeletionAllowed: isFlag,
  demo: (value) => value === undefined || isFlag(value),
  environment: (value) => value === undefined || isText(value),
  support: (value) => value === undefined || isSupport(value),
  tokenExpiresAt: isText,
});

const isRecord = has({
  id: isText,
  user: isUser,
  rememberMe: isFlag,
  authorizedAt: isText,
  serverKey: isText,
  urls: has({ common: isText, backend: isText, reports: isText }),
  secret: isText,
  refreshRequestId: isTextOrNull,
});

function isFlags(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isFlag);
}

/** Null: what is kept is no record of this version. */
export function readSessionRecord(kept: unknown): SessionRecord | null {
  return isRecord(kept) ? (kept as SessionRecord) : null;
}
