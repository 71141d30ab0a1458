import * as v from 'valibot';
import { codeText, optionalIsoDate, shortText } from '../fields';
import { entityIdSchema } from '../ids';

/** As a draft's: more than ANAF's 10 MB hold in practice. */
const MAX_LINES = 10_000;

/** A line of a received invoice with the company's own code, beside what the seller calls the item. */
export const lineCodeSchema = v.strictObject({
  /** The line's place on the invoice, from 1: BT-126 may stand there twice. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
  /** The own code, as it was written. */
  code: codeText,
  /** BT-155; '' where there is none. */
  sellerItem: shortText,
  /** BT-157; '' where there is none. */
  standardItem: shortText,
  /** BT-153. */
  name: shortText,
  /** The person was told of another code of the same item, and chose this one: earlier ones no longer count. */
  settles: v.exactOptional(v.boolean()),
});
export type LineCode = v.InferOutput<typeof lineCodeSchema>;

/** The lines that have a code, by their place. A list whose items are told apart merges by item. */
export const lineCodesListSchema = v.pipe(v.array(lineCodeSchema), v.maxLength(MAX_LINES));

/** The own codes on one received invoice; who knows these rows knows what each seller's items were taken for. */
export const lineCodesContentSchema = v.strictObject({
  /** Fiscal code of the seller, digits alone where it is Romanian (BT-31, BT-32). */
  seller: codeText,
  /** BT-1 and BT-2 of the invoice. */
  number: shortText,
  issueDate: optionalIsoDate,
  internCodes: lineCodesListSchema,
  /** Every line of the invoice has a code. */
  internCodesCompletedFull: v.boolean(),
});
export type LineCodesContent = v.InferOutput<typeof lineCodesContentSchema>;

/** Under the id of the invoice. */
export const lineCodesSchema = v.strictObject({ id: entityIdSchema, ...lineCodesContentSchema.entries });
export type LineCodes = v.InferOutput<typeof lineCodesSchema>;
