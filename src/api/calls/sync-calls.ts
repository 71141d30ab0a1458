/** Additions: pull replication (design, section 6). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { changeSchema } from '../collections';
import { companyIdSchema, versionSchema } from '../ids';

/** Changes after `since`, in order of version, at most `limit`. `head` is the company's newest version. */
export const Changes = defineCall('Changes', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    since: versionSchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  }),
  result: v.looseObject({
    changes: v.array(changeSchema),
    /** Version the client stands at after applying this page. */
    version: versionSchema,
    head: versionSchema,
    hasMore: v.boolean(),
    /** Rows from `version` to `head` at most (a row that changed twice counts twice), for the progress; 0: there are none. */
    remaining: v.number(),
  }),
  addition: true,
});

/**
 * A stream of hints (text/event-stream): `event: nudge`, `data: {"company":1,"version":5}`. Hints may be lost or repeated;
 * the client also asks when it becomes visible and by timer.
 */
export const Nudges = defineCall('Nudges', { base: 'backend', method: 'GET', resultKind: 'stream', addition: true });

export const nudgeSchema = v.looseObject({ company: companyIdSchema, version: versionSchema });
export type Nudge = v.InferOutput<typeof nudgeSchema>;
