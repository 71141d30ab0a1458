/** Somebody who works on companies of the caller, or the caller. */
import * as v from 'valibot';
import { companyIdSchema, userIdSchema } from '../ids';

export const colleagueSchema = v.looseObject({
  user: userIdSchema,
  name: v.string(),
  /** Those of the caller's on which he works. */
  companies: v.array(companyIdSchema),
});
export type Colleague = v.InferOutput<typeof colleagueSchema>;
