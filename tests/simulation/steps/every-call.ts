/**
 * The calls that change something, and the kinds of jobs: each is brought about by a step of the simulation, or left out with its
 * reason. every-call.test.ts holds the tables to the contract and to the server's kinds, and a long run to what they say.
 */

/** `by`: steps that bring it about, of which any may. */
export type Happening = { readonly by: readonly string[] } | { readonly leftOut: string };

/** Before the first step. */
export const BEGINNING = 'the fair beginning';

/** What the calls of definitions end in. */
const DEFINITIONS = ['Partner', 'Product', 'Price', 'PaymentMethods', 'InternCode', 'Transporter'] as const;

const OF_DEFINITIONS = Object.fromEntries(
  DEFINITIONS.flatMap((name): (readonly [string, Happening])[] => [
    [`AddCompany${name}`, { by: ['add definition'] }],
    [`UpdateCompany${name}`, { by: ['edit definition'] }],
    [`RemoveCompany${name}`, { by: ['remove definition'] }],
  ]),
);

const RESTORED: Happening = { by: ['the database is restored', 'what somebody has just done is lost by a restore'] };
const SINGLE: Happening = { by: ['write what there is one of'] };

/** Those of the outbox, and those of the account's own rows, which leave beside it. */
export const CALLS: Readonly<Record<string, Happening>> = {
  ...OF_DEFINITIONS,
  AddCompanyLook: { by: ['write what there is one of', 'issue'] },
  UpdateCompanyLook: SINGLE,
  AddCompanyAssignment: RESTORED,
  UpdateCompanyAssignment: { by: ['give the company'] },
  AddCompanyParticulars: RESTORED,
  UpdateUserCompany: SINGLE,
  AddCompanyTransportOptions: SINGLE,
  UpdateCompanyTransportOptions: SINGLE,
  UpdatePreferences: { by: ['prefer'] },
  UpdateUserData: { by: ['prefer'] },
  AddCompanySerial: { by: [BEGINNING] },
  AddCompanyVatRates: { by: ['add VAT rate'] },
  RemoveCompanyVatRates: { by: ['remove VAT rate'] },
  SaveDraft: { by: ['write draft'] },
  SaveDraftExtern: { by: ['write draft'] },
  UpdateDraft: { by: ['edit draft'] },
  RemoveCompanyDraft: { by: ['remove draft'] },
  AddCompanyAttachment: { by: ['attach a file'] },
  InvoiceUpload: { by: ['issue', 'correct'] },
  InvoiceMark: { by: ['tidy up'] },
  InvoiceMessage: { by: ['write to a supplier'] },
  AddInternCodesInv: RESTORED,
  SaveInternalCodes: { by: ['code a received line'] },
  GiveBackNumber: { by: ['take back'] },
  VoidNumber: { by: ['void a number'] },
  CloseLease: { by: ['close an interval'] },
  ReturnNumbers: { by: ['a device is erased', 'give an interval back'] },
  RestoreLease: RESTORED,
  ReportSeries: RESTORED,
  EtransportSaveDraft: { by: ['declare transport'] },
  EtransportUpdateDraft: { by: ['edit transport draft'] },
  EtransportRemoveDraft: { by: ['remove transport draft'] },
  ETransUpload: { by: ['declare transport', 'declare a draft', 'tell of transport'] },
};

const HOURS: Happening = { by: ['all sleep for hours'] };

export const JOBS: Readonly<Record<string, Happening>> = {
  filing: { by: ['issue'] },
  mailbox: { by: ['a supplier sends'] },
  'transport-step': { by: ['declare transport'] },
  'transport-watch': { by: ['declare transport'] },
  trim: HOURS,
  'authorization-reminders': HOURS,
  'account-closings': HOURS,
  'line-words': HOURS,
  verdicts: {
    leftOut: 'A run issues too few invoices for lists to be read: tests/server/filings/verdict-list.test.ts.',
  },
  'anaf-coverage': { leftOut: 'Consents come into the database past the pages: tests/server/connections.' },
  mail: { leftOut: 'The simulated world has no mail: tests/server/mail.' },
};

/** What is to happen in a long run, as Story counts it. */
export const EVERY_CALL: readonly string[] = happening(CALLS);
export const EVERY_JOB: readonly string[] = happening(JOBS);

function happening(table: Readonly<Record<string, Happening>>): readonly string[] {
  return Object.entries(table).flatMap(([name, one]) => ('by' in one ? [name] : []));
}
