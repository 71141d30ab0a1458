/**
 * One table of error codes: HTTP status, what the drainer does with it, and the text for people. The specification's
 * texts (section 8) stand letter for letter.
 *
 * `retry`: our side or the road failed, repeat with the same key. `sign-in`: pause until the person signs in.
 * `reject`: the call will never succeed as it is. `conflict`: the server's row stands, the person chooses. `wait`: the same call
 * succeeds once the caller is let in again, or the server is newer; it is said before the key is looked up and never kept.
 */
export const API_ERRORS = {
  'invalid-request': { status: 400, reaction: 'reject', text: 'Request invalid. Verificați datele introduse.' },
  'bad-credentials': { status: 401, reaction: 'sign-in', text: 'E-mailul sau parola nu sunt corecte.' },
  'bad-code': { status: 401, reaction: 'sign-in', text: 'Codul nu este corect sau a expirat.' },
  'token-expired': { status: 401, reaction: 'sign-in', text: 'Sesiunea a expirat.' },
  'session-ended': { status: 401, reaction: 'sign-in', text: 'Sesiunea s-a încheiat. Autentificați-vă din nou.' },
  'bad-key': { status: 401, reaction: 'sign-in', text: 'Cheia de acces nu este recunoscută.' },
  'company-denied': { status: 403, reaction: 'wait', text: 'Nu aveți acces la această firmă.' },
  'owner-only': {
    status: 403,
    reaction: 'reject',
    text: 'Autorizările ANAF ale unei firme le hotărăște proprietarul ei din Condica. Nimic nu s-a schimbat; cereți-i lui.',
  },
  'ability-denied': { status: 403, reaction: 'wait', text: 'Abonamentul curent nu include această funcție.' },
  'account-disabled': {
    status: 403,
    reaction: 'wait',
    text: 'Contul este dezactivat. Datele lui se păstrează; cereți reactivarea administratorului planului.',
  },
  /** Sign-in to an account that is to be deleted: the server's sentence says when (server/session/closing-account.ts). */
  'account-closing': { status: 403, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  'closing-barred': { status: 422, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  'demonstration-only': {
    status: 403,
    reaction: 'reject',
    text: 'Aceasta se poate numai din contul demonstrativ. Nimic nu s-a schimbat.',
  },
  /** A route this server does not have: the caller is newer. */
  'unknown-call': { status: 404, reaction: 'wait', text: 'Serverul nu cunoaște încă această operație.' },
  /** A field this server does not have: the caller is newer. */
  'unknown-field': { status: 400, reaction: 'wait', text: 'Serverul nu cunoaște încă această formă a operației.' },
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
  'number-void': { status: 422, reaction: 'reject', text: 'Numărul a fost anulat și nu mai poate fi pe o factură.' },
  /** Two profiles bear one device identity: the one that hears this goes on under a new identity and interval. */
  'lease-cloned': {
    status: 422,
    reaction: 'reject',
    text: 'Numărul este folosit de o copie a acestui profil. Nimic nu s-a pierdut: renunțați la trimitere, factura redevine ciornă, apoi emiteți-o din nou; primește alt număr, dintr-un interval nou al acestui dispozitiv.',
  },
  'lease-overlap': {
    status: 422,
    reaction: 'reject',
    text: 'Numerele acestui interval au fost date între timp altui dispozitiv. Închideți unul dintre intervale în Serii.',
  },
  'date-beyond-today': {
    status: 422,
    reaction: 'reject',
    text: 'Data facturii este în viitor. Verificați data facturii și ceasul dispozitivului.',
  },
  /** After a restored copy a series grants nothing until its devices have told what they used, or a person releases it. */
  'numbers-wait': {
    status: 503,
    reaction: 'retry',
    text: 'Serverul a fost restaurat dintr-o copie. Seria dă numere noi după ce dispozitivele ei s-au sincronizat sau după ce o eliberați în Serii.',
  },
  /** About what a restored server lost: a document that its mailbox at ANAF may bring again, a row that a device gives back. */
  'not-back-yet': {
    status: 409,
    reaction: 'retry',
    text: 'Serverul a fost restaurat dintr-o copie și încă primește înapoi ce a pierdut, de la ANAF și de la dispozitive. Ce ați făcut se păstrează pe acest dispozitiv și se trimite singur când serverul are din nou documentul sau înregistrarea.',
  },
  'serial-in-use': { status: 422, reaction: 'reject', text: 'Seria există deja pentru această firmă.' },
  'wrong-password': { status: 422, reaction: 'reject', text: 'Parola de acum nu este corectă. Nimic nu s-a schimbat.' },
  'wrong-code': {
    status: 422,
    reaction: 'reject',
    text: 'Codul nu este corect sau a fost deja folosit. Așteptați codul următor și scrieți-l pe acela.',
  },
  'factor-needed': {
    status: 422,
    reaction: 'reject',
    text: 'Cheia se copiază numai dintr-un cont cu verificarea în doi pași pornită. O porniți din Contul meu.',
  },
  'weak-password': { status: 422, reaction: 'reject', text: 'Parola este prea ușor de ghicit. Alegeți alta.' },
  'bad-address': { status: 422, reaction: 'reject', text: 'Adresa de e-mail nu este scrisă corect.' },
  'link-over': {
    status: 422,
    reaction: 'reject',
    text: 'Linkul nu mai este bun. Cereți altul din pagina de autentificare.',
  },
  'mail-unavailable': {
    status: 503,
    reaction: 'retry',
    text: 'Serverul nu poate trimite e-mail. Administratorul lui configurează SMTP_URL.',
  },
  'company-yours': {
    status: 422,
    reaction: 'reject',
    text: 'Firma cu acest CUI este deja în contul dumneavoastră. O găsiți în pagina Firme.',
  },
  /** Of access to a company: the server's own sentence says why (server/calls/accounts/access-refusal.ts). */
  'access-denied': { status: 403, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  'last-owner': { status: 422, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  /** Of a company that is given to somebody: his access ended, or was never there. */
  'no-access': {
    status: 422,
    reaction: 'reject',
    text: 'Persoana aleasă nu mai are acces la firmă, așa că firma a rămas cum era. Alegeți pe altcineva sau invitați persoana din Firme.',
  },
  'access-there': { status: 422, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  'invitation-other': { status: 403, reaction: 'reject', text: 'Nimic nu s-a schimbat.' },
  'upload-failed': { status: 422, reaction: 'reject', text: 'Upload Nereusit' },
  'invoice-invalid': { status: 422, reaction: 'reject', text: 'Invoice invalid' },
  'already-sent': { status: 422, reaction: 'reject', text: 'Documentul a fost deja trimis.' },
  'transport-invalid': { status: 422, reaction: 'reject', text: 'Declarația de transport are erori.' },
  /** Another device corrected or deleted the declaration after this one knew it. */
  'transport-changed': {
    status: 422,
    reaction: 'reject',
    text: 'Declarația a fost schimbată între timp de pe alt dispozitiv. Ce ați scris se păstrează; uitați-vă la declarația de acum, apoi corectați-o din nou sau renunțați.',
  },
  'too-large': { status: 413, reaction: 'reject', text: 'Documentul depășește mărimea admisă.' },
  'drafts-full': {
    status: 422,
    reaction: 'reject',
    text: 'Ciornele firmei au ajuns la spațiul admis pe server. Ștergeți ciorne de care nu mai aveți nevoie, apoi trimiteți din nou; ciorna a rămas pe acest dispozitiv.',
  },
  'no-message-way': {
    status: 422,
    reaction: 'reject',
    text: 'ANAF duce mesaje numai de la cumpărător la furnizorul unei facturi primite.',
  },
  'messages-full': {
    status: 422,
    reaction: 'reject',
    text: 'ANAF primește de la o firmă cel mult 1000 de mesaje pe zi. Mesajul este păstrat aici; trimiteți-l din nou mâine.',
  },
  'too-many-requests': { status: 429, reaction: 'retry', text: 'Prea multe încercări. Așteptați un minut.' },
  'outside-unavailable': {
    status: 503,
    reaction: 'retry',
    text: 'Serviciul din afară nu răspunde. Încercați mai târziu.',
  },
  'disk-full': { status: 507, reaction: 'retry', text: 'Serverul nu mai are loc pe disc.' },
  internal: { status: 500, reaction: 'retry', text: 'Eroare de server. Încercați mai târziu.' },
} as const satisfies Record<string, { status: number; reaction: ErrorReaction; text: string }>;

export type ErrorReaction = 'retry' | 'sign-in' | 'reject' | 'conflict' | 'wait';
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
  'unknown-call',
  'unknown-field',
  'key-reused',
]);

/** Whether the same call succeeds once its caller is let in again, or the server is newer: such a refusal is never kept. */
export function isPassingRefusal(code: string): boolean {
  return isApiErrorCode(code) && API_ERRORS[code].reaction === 'wait';
}

/** Whether a refusal says that no attempt under its key had an effect. Codes of a newer server say nothing. */
export function deniesEveryEffect(code: string): boolean {
  return isApiErrorCode(code) && !GIVEN_BEFORE_THE_KEY.has(code);
}
