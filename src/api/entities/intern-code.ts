import * as v from 'valibot';
import { codeText, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** What a company itself calls something that it buys: the code by which its stock and accounting know it. */
export const internCodeContentSchema = v.strictObject({
  code: codeText,
  name: shortText,
  /** BT-130. */
  unitCode: codeText,
  /** A group of goods or services; '' where the company has none. */
  group: shortText,
  /** An account of the general chart: 371, 3028; '' where it is not said. */
  account: codeText,
});
export type InternCodeContent = v.InferOutput<typeof internCodeContentSchema>;

export const internCodeSchema = v.strictObject({ id: entityIdSchema, ...internCodeContentSchema.entries });
export type InternCode = v.InferOutput<typeof internCodeSchema>;
