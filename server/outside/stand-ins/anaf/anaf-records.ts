/** What the stand-in keeps, as it stands in its log. Times are milliseconds since 1970. */
import * as v from 'valibot';

/** One upload that was given an index. `verdict` is decided at once and told after the processing time. */
export const uploadRecordSchema = v.object({
  kind: v.literal('upload'),
  index: v.string(),
  downloadId: v.string(),
  at: v.number(),
  cif: v.string(),
  sellerCif: v.string(),
  buyerCif: v.string(),
  number: v.string(),
  issueDate: v.string(),
  total: v.string(),
  sha256: v.string(),
  verdict: v.picklist(['ok', 'nok']),
  errors: v.array(v.string()),
  /** The document's bytes, base64. */
  xml: v.string(),
});
export type UploadRecord = v.InferOutput<typeof uploadRecordSchema>;

/** A pair of tokens given out; `replaces` names the refresh token it took the place of. */
export const tokenRecordSchema = v.object({
  kind: v.literal('token'),
  at: v.number(),
  access: v.string(),
  refresh: v.string(),
  replaces: v.string(),
});
export type TokenRecord = v.InferOutput<typeof tokenRecordSchema>;

export const anafRecordSchema = v.variant('kind', [uploadRecordSchema, tokenRecordSchema]);
export type AnafRecord = v.InferOutput<typeof anafRecordSchema>;
