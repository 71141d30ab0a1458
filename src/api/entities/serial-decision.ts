import * as v from 'valibot';
import { isoDate, isoInstant, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { serialSchema } from './serial';

/** Series of a decision, and intervals of its annex: more than a company could read. */
const MOST_SERIES = 200;
const MOST_INTERVALS = 5000;

/** An interval that a device had at the decision's date. */
export const decisionIntervalSchema = v.strictObject({
  serial: entityIdSchema,
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  to: v.pipe(v.number(), v.integer(), v.minValue(0)),
  device: shortText,
  /** Day on which it was given. */
  since: isoDate,
});
export type DecisionInterval = v.InferOutput<typeof decisionIntervalSchema>;

/** What a person decides: series, where each starts, who allots; with the intervals as they stood. */
export const serialDecisionContentSchema = v.strictObject({
  id: entityIdSchema,
  date: isoDate,
  /** Who allots and keeps the numbers. */
  allots: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  series: v.pipe(v.array(serialSchema), v.minLength(1), v.maxLength(MOST_SERIES)),
  intervals: v.pipe(v.array(decisionIntervalSchema), v.maxLength(MOST_INTERVALS)),
});
export type SerialDecisionContent = v.InferOutput<typeof serialDecisionContentSchema>;

/** As it is kept, never changed: with its number in the company, who made it and when. */
export const serialDecisionSchema = v.looseObject({
  ...serialDecisionContentSchema.entries,
  number: v.number(),
  by: shortText,
  at: isoInstant,
});
export type SerialDecision = v.InferOutput<typeof serialDecisionSchema>;
