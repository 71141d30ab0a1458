import * as v from 'valibot';
import { optionalDecimal } from '../decimal-fields';
import { codeText, longText, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** Something a company sells. */
export const productContentSchema = v.strictObject({
  /** BT-155. */
  code: codeText,
  name: shortText,
  description: longText,
  /** BT-130. */
  unitCode: codeText,
  /** BT-146 without VAT; '' where asked each time. */
  price: optionalDecimal,
  currency: v.pipe(v.string(), v.maxLength(3)),
  /** BT-151 and BT-152. */
  vatCategory: codeText,
  vatRate: optionalDecimal,
  exemptionReasonCode: codeText,
  exemptionReason: shortText,
  /** BT-158: NC8 or CPV code with its list. */
  classificationCode: codeText,
  classificationList: codeText,
  /** Of goods or services, in the company's own words; absent in products of before, '' where it has none. */
  group: v.exactOptional(shortText),
});
export type ProductContent = v.InferOutput<typeof productContentSchema>;

export const productSchema = v.strictObject({ id: entityIdSchema, ...productContentSchema.entries });
export type Product = v.InferOutput<typeof productSchema>;
