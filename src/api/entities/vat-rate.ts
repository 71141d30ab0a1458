import * as v from 'valibot';
import { optionalDecimal } from '../decimal-fields';
import { codeText, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** A VAT treatment a company uses: category, rate and, for the zero ones, the reason. */
export const vatRateContentSchema = v.strictObject({
  name: shortText,
  category: codeText,
  rate: optionalDecimal,
  exemptionReasonCode: codeText,
  exemptionReason: shortText,
});
export const vatRateSchema = v.strictObject({ id: entityIdSchema, ...vatRateContentSchema.entries });
export type VatRate = v.InferOutput<typeof vatRateSchema>;
