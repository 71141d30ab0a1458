/** Specification, section 7: GetDashboardInfo. Asks the server as it stands; what a device holds itself it reads there. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { isoInstant, longText, optionalIsoDate } from '../fields';
import { companyIdSchema } from '../ids';

/** What a company waits for, and how far its month is, by the server's rows. */
export const dashboardCompanySchema = v.looseObject({
  company: companyIdSchema,
  /** Issued, by what became of them at ANAF. */
  refused: v.number(),
  held: v.number(),
  doubtful: v.number(),
  unsent: v.number(),
  /** At ANAF, which has not decided; 0 from an older server. */
  underWay: v.optional(v.number(), 0),
  /** Day of issue of the oldest that ANAF has not got; '' none. */
  oldestUnsent: optionalIsoDate,
  /** Of the month asked for. */
  issued: v.number(),
  received: v.number(),
  /** Of the received: in the books. */
  booked: v.number(),
  /** Received without any mark in the months whose books are open: the one asked for and the one before. */
  toBook: v.number(),
  /** ANAF's messages that are not here and that it gives out for less than 15 days more; `leaves`: the first day without them. */
  endangered: v.number(),
  leaves: optionalIsoDate,
  /** When ANAF last answered for the company's mailbox; '' never. */
  answeredAt: v.union([v.literal(''), isoInstant]),
  /** What stands in the way, in words; '' where nothing does. */
  trouble: longText,
});
export type DashboardCompany = v.InferOutput<typeof dashboardCompanySchema>;

/** Of every company of the caller, in no order. `month`: `yyyy-MM`, by the day of issue. */
export const GetDashboardInfo = defineCall('GetDashboardInfo', {
  base: 'reports',
  body: v.strictObject({ month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  result: v.looseObject({ companies: v.array(dashboardCompanySchema) }),
});
