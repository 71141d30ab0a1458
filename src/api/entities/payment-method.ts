import * as v from 'valibot';
import { codeText, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** A way of being paid: UNTDID 4461 code, and the account where it is a transfer. */
export const paymentMethodContentSchema = v.strictObject({
  name: shortText,
  meansCode: codeText,
  iban: codeText,
  bank: shortText,
});
export const paymentMethodSchema = v.strictObject({ id: entityIdSchema, ...paymentMethodContentSchema.entries });
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;
