/**
 * What signing in and out say of a failure, letter for letter (specification, section 8; tests/app/texts holds them to it);
 * beyond them the server's words.
 */
import type { CallFailure } from '@/api/call-server';

export const SIGN_IN_TEXTS = {
  invalid: 'Request invalid. Verificați datele introduse.',
  server: 'Eroare de server. Încercați mai târziu.',
  unknown: 'Eroare necunoscută. Încercați din nou.',
  connection: 'Ne pare rău, nu s-a putut stabili conexiunea cu serverul.',
} as const;

export const SIGN_OUT_TEXTS = {
  noSession: 'Undefined session',
  invalidUser: 'Invalid user data',
  failed: 'A intervenit o eroare',
} as const;

/** Refused credentials; a disabled account; too many tries, with the minutes to wait. */
const IN_THE_SERVERS_WORDS: ReadonlySet<number> = new Set([401, 403, 429]);

export function signInFailureText(failure: CallFailure): string {
  if (failure.kind === 'network' || failure.kind === 'cancelled') return SIGN_IN_TEXTS.connection;
  if (failure.kind === 'refused' && IN_THE_SERVERS_WORDS.has(failure.status)) return failure.body.error;
  if (failure.status === 400) return SIGN_IN_TEXTS.invalid;
  return failure.status === 500 ? SIGN_IN_TEXTS.server : SIGN_IN_TEXTS.unknown;
}

/** The session has ended here whatever the server says; 400: it cannot read whose session it is. */
export function signOutFailureText(failure: CallFailure): string {
  if (failure.kind === 'network') return SIGN_IN_TEXTS.connection;
  const unreadable = failure.kind === 'refused' && failure.status === 400;
  return unreadable ? SIGN_OUT_TEXTS.invalidUser : SIGN_OUT_TEXTS.failed;
}
