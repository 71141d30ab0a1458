/**
 * The texts that the specification quotes in its sections 1, 2, 5 and 8 (tests/fixtures/specification/quoted-texts.md), with
 * where each stands and the way it takes to the screen. A new call that brings one moves its row from `awaited` to `shown`.
 */

/** A file, and an expression in it that reads the text or hands it on. */
export interface Step {
  readonly file: string;
  readonly as: string;
}

export type Place =
  /** `key` leads from the file's exports to the text. `by`: from there to what the screen draws, in this order. */
  | {
      readonly file: string;
      readonly key: string;
      readonly by: readonly Step[];
      /** Its ways from elsewhere, where it stands for more than one thing. */
      readonly orBy?: readonly (readonly Step[])[];
    }
  /** The call that fails with it; no screen asks it yet. */
  | { readonly awaits: string };

export interface SpecifiedText {
  readonly section: 1 | 2 | 5 | 8;
  readonly text: string;
  readonly place: Place;
}

const SIGN_IN = 'src/sync/session/sign-in-texts.ts';
const SHELL = 'src/app/texts/shell-texts.ts';
const FRAME = 'src/app/texts/frame-texts.ts';
const UPLOAD_FAILURE = 'src/app/invoices/archive/upload-failure.ts';
const GUARD = 'src/app/pages/guard.tsx';

const signIn = (key: string): Place => ({
  file: SIGN_IN,
  key: `SIGN_IN_TEXTS.${key}`,
  by: [
    { file: SIGN_IN, as: `SIGN_IN_TEXTS.${key}` },
    { file: 'src/sync/session/session-service.ts', as: 'message: signInFailureText(failure)' },
    { file: 'src/app/auth/use-sign-in.ts', as: 'form: outcome.message' },
    { file: 'src/app/auth/sign-in-form.tsx', as: 'errors.form' },
  ],
});

const signOut = (key: string): Place => ({
  file: SIGN_IN,
  key: `SIGN_OUT_TEXTS.${key}`,
  by: [
    { file: key === 'noSession' ? 'src/sync/session/session-service.ts' : SIGN_IN, as: `SIGN_OUT_TEXTS.${key}` },
    { file: 'src/sync/session/session-service.ts', as: 'warning: await tellServer(' },
    { file: 'src/app/state/use-sign-out.ts', as: 'message: warning' },
  ],
});

export const SPECIFIED_TEXTS: readonly SpecifiedText[] = [
  {
    section: 1,
    text: 'Notificare de interes public',
    place: {
      file: SHELL,
      key: 'shellTexts.publicNotice',
      by: [{ file: 'src/app/auth/public-notices.ts', as: 'message: shellTexts.publicNotice' }],
    },
  },
  {
    section: 2,
    text: 'Back Home',
    place: {
      file: SHELL,
      key: 'shellTexts.notFound.button',
      by: [
        { file: 'src/app/errors/not-found-page.tsx', as: '{...shellTexts.notFound}' },
        { file: 'src/app/errors/error-page.tsx', as: '{button}' },
      ],
    },
  },
  {
    section: 2,
    text: 'Acces restricționat din cauza abonamentului!',
    place: {
      file: FRAME,
      key: 'frameTexts.restricted.title',
      by: [{ file: GUARD, as: '{frameTexts.restricted.title}' }],
    },
  },
  {
    section: 2,
    text: 'Abonamente',
    place: {
      file: FRAME,
      key: 'frameTexts.restricted.button',
      by: [{ file: GUARD, as: '{frameTexts.restricted.button}' }],
    },
  },
  { section: 5, text: 'Missing companyId', place: { awaits: 'GetCompanyInternCodes' } },
  {
    section: 5,
    text: 'ID undefined',
    place: {
      file: 'src/api/calls/anaf-texts.ts',
      key: 'ANAF_CALL_TEXTS.missingId',
      by: [
        { file: 'server/calls/anaf/connection-calls.ts', as: 'text: ANAF_CALL_TEXTS.missingId' },
        { file: 'src/app/companies/connection/use-connection-actions.ts', as: 'refusalSaid(answer.failure)' },
      ],
    },
  },
  { section: 8, text: 'Request invalid. Verificați datele introduse.', place: signIn('invalid') },
  { section: 8, text: 'Eroare de server. Încercați mai târziu.', place: signIn('server') },
  { section: 8, text: 'Eroare necunoscută. Încercați din nou.', place: signIn('unknown') },
  { section: 8, text: 'Ne pare rău, nu s-a putut stabili conexiunea cu serverul.', place: signIn('connection') },
  { section: 8, text: 'A intervenit o eroare', place: signOut('failed') },
  { section: 8, text: 'Undefined session', place: signOut('noSession') },
  { section: 8, text: 'Invalid user data', place: signOut('invalidUser') },
  {
    section: 8,
    text: 'Eroare de Server',
    place: {
      file: SHELL,
      key: 'shellTexts.globalFailures.server.message',
      by: [{ file: 'src/app/state/global-failures.ts', as: '...shellTexts.globalFailures[failure]' }],
    },
  },
  {
    section: 8,
    text: 'Upload Nereusit',
    place: {
      file: 'src/api/errors.ts',
      key: 'API_ERRORS.upload-failed.text',
      by: [
        { file: 'server/calls/error-reply.ts', as: 'API_ERRORS[' },
        { file: 'src/sync/drain/classify-failure.ts', as: 'text: failure.body.error, messages: failure.body.messages' },
        { file: 'src/app/sync-panel/entry-words.ts', as: '[text, ...messages]' },
        { file: 'src/app/invoices/archive/shown-item.ts', as: '[delivery.failure.text, ...delivery.failure.messages]' },
      ],
      // ANAF's own refusal, which comes with the archive's row.
      orBy: ['archive/archive-reasons', 'out/invoice-card-repair', '../sync-panel/refused-reason'].map((screen) => [
        { file: UPLOAD_FAILURE, as: "state === 'refused' ? API_ERRORS['upload-failed'].text" },
        { file: `src/app/invoices/${screen}.tsx`, as: 'uploadFailure(item)' },
        { file: `src/app/invoices/${screen}.tsx`, as: '{failure}' },
      ]),
    },
  },
  {
    section: 8,
    text: 'Invoice invalid',
    place: {
      file: 'src/app/invoices/view/side/server-verdict-texts.ts',
      key: 'serverVerdictTexts.refused',
      by: [
        { file: 'src/app/invoices/view/side/server-verdict.tsx', as: 'texts={texts}' },
        { file: 'src/app/invoices/view/side/asked-verdict.tsx', as: 'words={texts}' },
        { file: 'src/app/invoices/view/side/verdict-said.tsx', as: 'words.refused' },
      ],
    },
  },
  {
    section: 8,
    text: 'Eroare la download',
    place: {
      file: 'src/app/transport/home/home-texts.ts',
      key: 'homeTexts.askFailed',
      by: [{ file: 'src/app/transport/home/ask-anaf.ts', as: 'homeTexts.askFailed' }],
    },
  },
  {
    section: 8,
    text: 'Eroare la răspuns',
    place: {
      file: 'src/app/defs/partner/partner-texts.ts',
      key: 'partnerTexts.lookUpFailed',
      by: [{ file: 'src/app/defs/partner/use-company-look-up.ts', as: 'partnerTexts.lookUpFailed' }],
    },
  },
  {
    section: 8,
    text: 'Error fetching exchange rates',
    place: {
      file: 'src/app/invoices/editor/editor-texts.ts',
      key: 'editorTexts.rateFailed',
      by: [
        { file: 'src/app/invoices/editor/details/currency-fields.tsx', as: 'editorTexts.rateFailed' },
        { file: 'src/app/invoices/editor/details/currency-fields.tsx', as: 'help={rate.note}' },
      ],
    },
  },
  {
    section: 8,
    text: 'Request cancelled',
    place: {
      file: 'src/app/defs/vat-check/vat-check-texts.ts',
      key: 'vatCheckTexts.stopped',
      by: [
        { file: 'src/app/defs/vat-check/report-alert.ts', as: 'vatCheckTexts[ended]' },
        { file: 'src/app/defs/vat-check/vat-check-run.ts', as: 'addAlert(reportAlert(' },
      ],
    },
  },
  { section: 8, text: 'Unexpected response status', place: { awaits: 'ArchiveList' } },
  {
    section: 8,
    text: 'Eroare necunoscută la verificarea VAT.',
    place: {
      file: 'src/app/defs/partner/vies/vies-texts.ts',
      key: 'viesTexts.unknown',
      by: [
        { file: 'src/app/defs/partner/vies/vies-outcome.ts', as: 'viesTexts.unknown' },
        { file: 'src/app/defs/partner/vies/vies-head.tsx', as: 'viesFailure(answer)' },
      ],
    },
  },
  {
    section: 8,
    text: 'nu exista parteneri',
    place: {
      file: 'src/api/calls/partner-call-texts.ts',
      key: 'PARTNER_CALL_TEXTS.listFailed',
      by: [
        { file: 'server/calls/definitions/definition-calls.ts', as: 'PARTNER_CALL_TEXTS.listFailed' },
        { file: 'src/app/defs/partner/partner-texts.ts', as: 'PARTNER_CALL_TEXTS.listFailed' },
        { file: 'src/app/defs/partner/partner-kind.ts', as: 'unreadTitle: partnerTexts.unreadTitle' },
        { file: 'src/app/defs/definition-empty.tsx', as: 'words.unreadTitle' },
      ],
    },
  },
  { section: 8, text: 'nu exista', place: { awaits: 'ListBankAccount' } },
];
