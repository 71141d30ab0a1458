/** The faults a test or a person can switch on, as they stand in `POST /__faults`. */
import * as v from 'valibot';

/**
 * `refuse`: an answer of the service's own that refuses (an upload: its document). `no-right`: one that speaks of the caller. `slow`: the answer comes after `delayMs`.
 * `accept-and-drop`: the effect happens, the connection is reset without an answer. `drop-before-accept`: no effect, reset.
 * `html`: a firewall's page with status 200, no effect. `accept-and-html`: the effect happens, the page comes instead.
 * `throttle`: 429. `maintenance`: a redirect to the maintenance site. `server-error`: 503 without effect;
 * `accept-and-server-error`: 502 after the effect. `unauthorized`: 401. `forbidden`: the firewall's 403. `garbage`: 200 with a cut body, after the effect.
 * `oversized`: 200 after the effect, with a body that begins like a zip and is larger than 32 MB.
 * `not-found`: 404 of a gateway before the service, without effect.
 * `in-work`: a state query is answered with „in prelucrare”; nothing else is touched.
 * `reject`: the document is taken in, and the verdict on it is that of a rule newer than the product's own, which wants notes
 * (BT-22); a document that has them passes. `path` says nothing.
 */
export const FAULT_KINDS = [
  'refuse',
  'no-right',
  'slow',
  'accept-and-drop',
  'drop-before-accept',
  'html',
  'accept-and-html',
  'throttle',
  'maintenance',
  'server-error',
  'accept-and-server-error',
  'unauthorized',
  'forbidden',
  'garbage',
  'oversized',
  'not-found',
  'in-work',
  'reject',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export const faultSchema = v.strictObject({
  kind: v.picklist(FAULT_KINDS),
  /** Requests whose path contains this text; '' all. */
  path: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** How many requests it meets before it is used up; absent: until switched off. */
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** `slow` only. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 5000),
  /** Faults of one name are switched off together, and stand over a restart; those without one end with the process. */
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** Only what is asked about this document; absent: about any, or about none. */
  document: v.exactOptional(v.strictObject({ sellerCif: v.string(), number: v.string() })),
});

export type Fault = v.InferOutput<typeof faultSchema>;
