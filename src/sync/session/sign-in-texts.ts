/** What the sign-in says of a failure, letter for letter (specification, section 8); beyond them the server's words. */
import type { CallFailure } from '@/api/call-server';

const TEXTS = {
  invalid: 'Request invalid. Verificați datele introduse.',
  server: 'Eroare de server. Încercați mai târziu.',
  unknown: 'Eroare necunoscută. Încercați din nou.',
  connection: 'Ne pare rău, nu s-a putut stabili conexiunea cu serverul.',
} as const;

export const CONNECTION_FAILED = TEXTS.connection;

/** Refused credentials; a disabled account; too many tries, with the minutes to wait. */
const IN_THE_SERVERS_WORDS: ReadonlySet<number> = new Set([401, 403, 429]);

export function signInFailureText(failure: CallFailure): string {
  if (failure.kind === 'network' || failure.kind === 'cancelled') return TEXTS.connection;
  if (failure.kind === 'refused' && IN_THE_SERVERS_WORDS.has(failure.status)) return failure.body.error;
  if (failure.status === 400) return TEXTS.invalid;
  return failure.status === 500 ? TEXTS.server : TEXTS.unknown;
}
