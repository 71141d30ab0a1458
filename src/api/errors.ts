/**
 * One table of error codes: HTTP status, what the drainer does with it, and the text for people. The specification's
 * texts (section 8) stand letter for letter.
 *
 * `retry`: our side or the road failed, repeat with the same key. `sign-in`: pause until the person signs in.
 * `reject`: the call will never succeed as it is. `conflict`: the server's row stands, the person chooses.
 */
export const API_ERRORS = {
  'invalid-request': { status: 400, reaction: 'reject', text: 'Request invalid. Verificați datele introduse.' },
  'bad-credentials': { status: 401, reaction: 'sign-in', text: 'E-mailul sau parola nu sunt corecte.' },
  'bad-code': { status: 401, reaction: 'sign-in', text: 'Codul nu este corect sau a expirat.' },
  'token-expired': { status: 401, reaction: 'sign-in', text: 'Sesiunea a expirat.' },
  'session-ended': { status: 401, reaction: 'sign-in', text: 'Sesiunea s-a încheiat. Autentificați-vă din nou.' },
  'bad-key': { status: 401, reaction: 'sign-in', text: 'Cheia de acces nu este recunoscută.' },
  'company-denied': { status: 403, reaction: 'reject', text: 'Nu aveți acces la această firmă.' },
  'ability-denied': { status: 403, reaction: 'reject', text: 'Abonamentul curent nu include această funcție.' },
  'account-disabled': { status: 403, reaction: 'reject', text: 'Contul este dezactivat.' },
  'not-found': { status: 404, reaction: 'reject', text: 'Înregistrarea nu există sau a fost ștearsă.' },
  conflict: { status: 409, reaction: 'conflict', text: 'Altcineva a schimbat aceleași date.' },
  busy: { status: 409, reaction: 'retry', text: 'Serverul lucrează la aceeași cerere. Se repetă.' },
  'key-reused': { status: 422, reaction: 'reject', text: 'Aceeași cheie a fost folosită pentru altă cerere.' },
  'number-taken': { status: 422, reaction: 'reject', text: 'Numărul este folosit de altă factură.' },
  'number-outside-lease': {
    status: 422,
    reaction: 'reject',
    text: 'Numărul nu este din intervalul rezervat acestui dispozitiv.',
  },
  'serial-in-use': { status: 422, reaction: 'reject', text: 'Seria există deja pentru această firmă.' },
  'upload-failed': { status: 422, reaction: 'reject', text: 'Upload Nereusit' },
  'invoice-invalid': { status: 422, reaction: 'reject', text: 'Invoice invalid' },
  'already-sent': { status: 422, reaction: 'reject', text: 'Documentul a fost deja trimis.' },
  'too-large': { status: 413, reaction: 'reject', text: 'Documentul depășește mărimea admisă.' },
  'too-many-requests': { status: 429, reaction: 'retry', text: 'Prea multe încercări. Așteptați un minut.' },
  'outside-unavailable': {
    status: 503,
    reaction: 'retry',
    text: 'Serviciul din afară nu răspunde. Încercați mai târziu.',
  },
  'disk-full': { status: 507, reaction: 'retry', text: 'Serverul nu mai are loc pe disc.' },
  internal: { status: 500, reaction: 'retry', text: 'Eroare de server. Încercați mai târziu.' },
} as const satisfies Record<string, { status: number; reaction: ErrorReaction; text: string }>;

export type ErrorReaction = 'retry' | 'sign-in' | 'reject' | 'conflict';
export type ApiErrorCode = keyof typeof API_ERRORS;

export function isApiErrorCode(text: string): text is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, text);
}

/**
 * Refusals that the server gives before it looks the key up: they are of the caller or of the request's form, and say
 * nothing of an earlier attempt under the same key, whose answer was lost. `key-reused` says that there was an effect.
 */
const GIVEN_BEFORE_THE_KEY: ReadonlySet<string> = new Set<ApiErrorCode>([
  'invalid-request',
  'company-denied',
  'ability-denied',
  'account-disabled',
  'key-reused',
]);

/** Whether a refusal says that no attempt under its key had an effect. Codes of a newer server say nothing. */
export function deniesEveryEffect(code: string): boolean {
  return isApiErrorCode(code) && !GIVEN_BEFORE_THE_KEY.has(code);
}
