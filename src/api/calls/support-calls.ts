/** Whom to ask, and what is reported of a problem. */
import * as v from 'valibot';
import { ENTRY_STATES } from '@/domain/outbox/entry-state';
import { BROWSERS, MOST_KINDS, OTHER, type ReportLog, SYSTEMS } from '@/domain/support/report-log';
import { defineCall } from '../call';
import { isoDate } from '../fields';

export const MOST_REPORT_CHARACTERS = 4000;

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** A name of a list: no blank, no digit, no sign of an address. */
const listedName = v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,60}$/), v.maxLength(60));

/** Made by `domain/support/report-log.ts`; nothing else is taken in. */
const reportLogSchema = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/), v.maxLength(14)),
  built: isoDate,
  browser: v.picklist(BROWSERS),
  browserVersion: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  system: v.picklist(SYSTEMS),
  width: pixels,
  height: pixels,
  installed: v.boolean(),
  online: v.boolean(),
  connected: v.nullable(v.boolean()),
  waiting: v.pipe(
    v.array(v.strictObject({ call: listedName, state: v.picklist([...ENTRY_STATES, OTHER]), count })),
    v.maxLength(MOST_KINDS),
  ),
  errors: v.pipe(v.array(v.strictObject({ type: listedName, count })), v.maxLength(MOST_KINDS)),
}) satisfies v.GenericSchema<unknown, ReportLog>;

/** Kept, and sent to the support by mail where it has an address. The same id again is the same report. */
export const BugsReport = defineCall('BugsReport', {
  base: 'backend',
  body: v.strictObject({
    data: v.strictObject({
      id: v.pipe(v.string(), v.uuid(), v.maxLength(36)),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_REPORT_CHARACTERS)),
    }),
    log: reportLogSchema,
  }),
  /** `sent`: a letter is on its way to the support. */
  result: v.looseObject({ reference: v.string(), sent: v.boolean() }),
});

/**
 * Addition: whom to write to without a session, as the owner of a disabled account, and who runs the server; '' where nobody is named. An
 * older server names no `operator`.
 */
export const GetSupport = defineCall('GetSupport', {
  base: 'common',
  result: v.looseObject({ email: v.string(), operator: v.exactOptional(v.string()) }),
  addition: true,
});
