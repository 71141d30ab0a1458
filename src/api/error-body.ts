/** The body of every refusal: `status: 'error'` with `error` (specification, section 7); the rest is ours. */
import * as v from 'valibot';

export const errorBodySchema = v.looseObject({
  status: v.literal('error'),
  /** The sentence for people. */
  error: v.string(),
  /** A code of API_ERRORS. */
  code: v.optional(v.string()),
  /** Server messages of a failed upload or validation. */
  messages: v.optional(v.array(v.string())),
  /** Login: a two-factor code is required. */
  authenticator: v.optional(v.boolean()),
  /** Conflict: the server's row, and the fields changed on both sides. */
  row: v.optional(v.unknown()),
  fields: v.optional(v.array(v.string())),
});

export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
