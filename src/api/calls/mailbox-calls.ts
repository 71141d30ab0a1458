/** What ANAF keeps for a company, and how far the server has it. None goes through the outbox: each asks the server as it stands. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { codeText, isoDate, isoInstant, longText, shortText } from '../fields';
import { companyIdSchema, userIdSchema } from '../ids';

/** ANAF lists and gives out for so many days. */
export const MOST_DAYS = 60;

/** Of the messages listed since a day. */
export const mailboxStatusSchema = v.looseObject({
  listed: v.number(),
  /** The document and its signed zip are here. */
  fetched: v.number(),
  waiting: v.number(),
  /** What ANAF gave is not what it had listed, or it gives it no more. */
  failed: v.number(),
  /** A list is being read, or documents of it are being fetched; not what ANAF did not give and is asked for again later. */
  busy: v.boolean(),
  /** '' before the first time. */
  answeredAt: v.union([v.literal(''), isoInstant]),
  /** What stands in the way, in words; '' where nothing does. */
  trouble: longText,
});
export type MailboxStatus = v.InferOutput<typeof mailboxStatusSchema>;

/** Asks ANAF now for what came in so many days; documents come by pull. Also says that a person has the company in sight. */
export const InvoiceList = defineCall('InvoiceList', {
  base: 'backend',
  body: v.strictObject({
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
    company: companyIdSchema,
    user: v.exactOptional(userIdSchema),
  }),
  result: mailboxStatusSchema,
});

/** What was listed, fetched and failed since the day; while it is asked for, the company is looked after each minute. */
export const GetCompanySyncStatus = defineCall('GetCompanySyncStatus', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, date: isoDate }),
  result: mailboxStatusSchema,
});

/**
 * Messages by what has become of them. `safe`: the signed zip is here. `waiting`: still to be fetched. `endangered`: of these, those
 * that ANAF gives out for less than 15 days more. `lost`: ANAF gave them no more, or something else.
 */
export const messageCountsSchema = v.looseObject({
  total: v.number(),
  safe: v.number(),
  waiting: v.number(),
  endangered: v.number(),
  lost: v.number(),
});
export type MessageCounts = v.InferOutput<typeof messageCountsSchema>;

const countBody = v.strictObject({
  company: companyIdSchema,
  userId: v.exactOptional(userIdSchema),
  /** Counts what ANAF lists now: the lists of all 60 days are asked for anew, the counts follow as they come. */
  refresh: v.exactOptional(v.boolean(), false),
});

/** Everything ANAF has listed for the company, errors and buyers' messages too. */
export const CountAllDataClient = defineCall('CountAllDataClient', {
  base: 'backend',
  body: countBody,
  result: messageCountsSchema,
});
export const CountClientSent = defineCall('CountClientSent', {
  base: 'backend',
  body: countBody,
  result: messageCountsSchema,
});
export const CountClientReceived = defineCall('CountClientReceived', {
  base: 'backend',
  body: countBody,
  result: messageCountsSchema,
});

/** The distinct partners of the archive whose name or code has every word of the text; at most 50, by name. */
export const ArchiveGetAllClientFromInvoice = defineCall('ArchiveGetAllClientFromInvoice', {
  base: 'backend',
  body: v.strictObject({ companyId: companyIdSchema, searchText: shortText }),
  result: v.looseObject({ clients: v.array(v.looseObject({ name: shortText, taxId: shortText })) }),
});

/** A message of a company's mailbox that no invoice of the archive shows. */
export const anafMessageRowSchema = v.looseObject({
  /** For `descarcare`. */
  id: codeText,
  /** ANAF's own word, folded: an open set. */
  type: shortText,
  at: isoInstant,
  uploadIndex: codeText,
  /** `listed`: its zip is not here yet. `kept`. `gone`: ANAF gives it no more. `unfit`: what came is not what was listed. */
  state: codeText,
  /** Reasons, a buyer's message, or why it is unfit. */
  text: longText,
  /** ANAF's own details, with the fiscal codes of both. */
  details: longText,
});
export type AnafMessageRow = v.InferOutput<typeof anafMessageRowSchema>;

/** Addition: at most 500, the newest first. */
export const ListAnafMessages = defineCall('ListAnafMessages', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema }),
  result: v.looseObject({ messages: v.array(anafMessageRowSchema) }),
  addition: true,
});
