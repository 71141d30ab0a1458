import * as v from 'valibot';
import { optionalDecimal } from '../decimal-fields';
import { optionalIsoDate, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** What a product costs those who buy by a list: rows of one name are one list (docs/decisions/0142). */
export const listPriceContentSchema = v.strictObject({
  /** The list's name, as partners say it; letter case and diacritics do not tell two lists apart. */
  list: shortText,
  /** A product of the company, by its id; '' where none is said yet. */
  product: v.union([v.literal(''), entityIdSchema]),
  /** BT-146 without VAT; '' takes the product's own price. */
  price: optionalDecimal,
  currency: v.pipe(v.string(), v.maxLength(3)),
  /** BT-138, percent off; '' none. */
  discount: optionalDecimal,
  /** First and last day; '' without an end. */
  validFrom: optionalIsoDate,
  validUntil: optionalIsoDate,
});
export type ListPriceContent = v.InferOutput<typeof listPriceContentSchema>;

export const listPriceSchema = v.strictObject({ id: entityIdSchema, ...listPriceContentSchema.entries });
export type ListPrice = v.InferOutput<typeof listPriceSchema>;
