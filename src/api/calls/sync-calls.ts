/** Additions: pull replication (design, section 6). */
import * as v from 'valibot';
import { defineCall } from '../call';
import { changeSchema } from '../collections';
import { shortText } from '../fields';
import { companyIdSchema, entityIdSchema, versionSchema } from '../ids';

/**
 * Changes after `since`, in order of version, at most `limit`. `head` is the company's newest version.
 *
 * `epoch` says which database answers (docs/decisions/0017). A device that has heard one sends it along: where another one
 * answers, there are no changes in the answer, and `lostAfter` says beyond which version what the device has may be lost.
 */
export const Changes = defineCall('Changes', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    since: versionSchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
    /** Only to a server that told one: an older one refuses what it does not know. */
    epoch: v.exactOptional(shortText),
  }),
  result: v.looseObject({
    changes: v.array(changeSchema),
    /** Version the client stands at after applying this page. */
    version: versionSchema,
    head: versionSchema,
    hasMore: v.boolean(),
    /** Rows from `version` to `head` at most (a row that changed twice counts twice), for the progress; 0: there are none. */
    remaining: v.number(),
    epoch: v.exactOptional(shortText),
    lostAfter: v.exactOptional(versionSchema),
  }),
  addition: true,
});

/**
 * The words of documents' lines for a search, in order of version, after `since`; fetched at the first search over lines, and not
 * with the changes. `head` is the company's newest version, read before the page: with no more to come, the device has everything
 * up to it. Where `epoch` is another than at the page before, the device begins anew.
 */
export const LineWords = defineCall('LineWords', {
  base: 'backend',
  body: v.strictObject({
    company: companyIdSchema,
    since: versionSchema,
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)),
  }),
  result: v.looseObject({
    documents: v.array(v.looseObject({ id: entityIdSchema, words: shortText })),
    /** Of the last document; `since` where there is none. */
    version: versionSchema,
    head: versionSchema,
    hasMore: v.boolean(),
    epoch: shortText,
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
