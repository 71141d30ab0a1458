/** Specification, section 7: taking one's data out of a company or of the server, and closing the account. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { codeText, isoDate, isoInstant } from '../fields';
import { companyIdSchema, userIdSchema } from '../ids';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** What stands in the link of the letter behind `#`. */
const leavingLink = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const barSchema = v.looseObject({
  /** `filings`, `transports`: on their way to ANAF. `demonstration`: the account is everybody's. */
  kind: v.string(),
  /** Name and fiscal code of the company; '' where it is none. */
  company: v.string(),
  cif: v.string(),
  count: v.number(),
});
export type DeletionBar = v.InferOutput<typeof barSchema>;

const aloneSchema = v.looseObject({
  company: v.string(),
  cif: v.string(),
  /** Others who work there and would lose it, too. */
  people: v.number(),
  /** Until when its accounting papers are kept by law; null: it has none, and goes with the account. */
  keptUntil: v.nullable(isoDate),
});

/** Addition: what closing the account would do, and why it may not be closed now. */
export const GetLeaving = defineCall('GetLeaving', {
  base: 'backend',
  method: 'GET',
  result: v.looseObject({
    bars: v.array(barSchema),
    /** Companies that the caller alone owns. */
    alone: v.array(aloneSchema),
    graceDays: v.number(),
  }),
  addition: true,
});

/** Addition: a zip of all that the caller's own companies have, made while it is sent. */
export const DownloadAccountData = defineCall('DownloadAccountData', {
  base: 'backend',
  method: 'GET',
  resultKind: 'bytes',
  addition: true,
});

/**
 * Asks for the account to be deleted after its grace; ends every session. `link`: opens the export and the page of goodbye until
 * then. `closing-barred` where `isDeletionAllowed` is false.
 */
export const SaveAllDataClientDeleteAcc = defineCall('SaveAllDataClientDeleteAcc', {
  base: 'backend',
  body: v.strictObject({
    userId: userIdSchema,
    /** Additions: the password once more, and the code where the account has a second factor. */
    password,
    code: v.exactOptional(codeText),
  }),
  result: v.looseObject({ deleteAt: isoInstant, link: v.string() }),
});

/** Addition: when the account of a link is deleted. */
export const GetClosing = defineCall('GetClosing', {
  base: 'common',
  body: v.strictObject({ link: leavingLink }),
  result: v.looseObject({ deleteAt: isoInstant }),
  addition: true,
});

/** Addition: as `DownloadAccountData`, by the link of an account that is closing. */
export const DownloadClosingData = defineCall('DownloadClosingData', {
  base: 'common',
  body: v.strictObject({ link: leavingLink }),
  resultKind: 'bytes',
  addition: true,
});

/** The caller's own data of one company go: drafts, authorizations at ANAF, access. Never the last owner's. */
export const RemoveAccountData = defineCall('RemoveAccountData', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, user: userIdSchema }),
  result: v.looseObject({
    /** How many drafts went. */
    drafts: v.number(),
    /** How many authorizations at ANAF ended. */
    authorizations: v.number(),
  }),
});
