/** What the stand-in keeps, as it stands in its log. Times are milliseconds since 1970. */
import * as v from 'valibot';

/** What may be uploaded; RASP is a buyer's message. */
export const STANDARDS = ['UBL', 'CN', 'CII', 'RASP'] as const;
export type Standard = (typeof STANDARDS)[number];

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
  /** Logs of older stand-ins do not have the rest; they took nothing else. */
  standard: v.optional(v.picklist(STANDARDS), 'UBL'),
  /** By the buyer in the seller's name. */
  selfBilled: v.optional(v.boolean(), false),
  enforcement: v.optional(v.boolean(), false),
  /** With `extern=DA`. */
  external: v.optional(v.boolean(), false),
  /** By the service of invoices to consumers. */
  consumer: v.optional(v.boolean(), false),
  /** RASP: the upload index of the invoice it speaks of; '' for an invoice. */
  about: v.optional(v.string(), ''),
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
  /** Serial of the certificate it was given for; tokens of before were the first one's. */
  certificate: v.optional(v.string(), '1234AABBCCDD'),
});
export type TokenRecord = v.InferOutput<typeof tokenRecordSchema>;

/** A pair of tokens that was given up. */
export const revokedRecordSchema = v.object({ kind: v.literal('revoked'), refresh: v.string() });

/** What the company with this code had sent and received until here lies in no mailbox any more. */
export const forgottenRecordSchema = v.object({ kind: v.literal('forgotten'), cif: v.string() });

export const anafRecordSchema = v.variant('kind', [
  uploadRecordSchema,
  tokenRecordSchema,
  revokedRecordSchema,
  forgottenRecordSchema,
]);
export type AnafRecord = v.InferOutput<typeof anafRecordSchema>;
