/** Old archives: documents that other programs had filed or received, brought into a company's archive. Neither call files anything at ANAF. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { codeText, longText, sha256Hex, shortText } from '../fields';
import { companyIdSchema, entityIdSchema } from '../ids';
import { companyParam } from '../params';

/** Files of one bundle, and its bytes; what is larger is parted by who sends it. */
export const BUNDLE_FILES = 500;
export const BUNDLE_BYTES = 8 * 1024 * 1024;
/** A document of 10 MB with its signature, packed. */
export const LONGEST_FILE = 11 * 1024 * 1024;

/**
 * What became of a file. `added`: a row of the archive. `completed`: the signed original of a row that had none. `known`: here already.
 * Anything else is a reason of `REFUSED_FILES`: nothing of it is kept.
 */
export const REFUSED_FILES = [
  /** No zip that can be read, or a zip without a document. */
  'damaged',
  'two-documents',
  'no-signature',
  /** No well-formed XML, or none that an archive's row can be made of. */
  'unreadable',
  'unknown-document',
  /** ANAF's reasons for a refusal, or a buyer's message: no invoice. */
  'not-an-invoice',
  /** The company is neither its seller nor its buyer; `detail` names both. */
  'other-company',
  /** Issued by the company, and without the ministry's signature nothing says that ANAF ever had it. */
  'own-unsigned',
  'too-large',
] as const;

export const importedFileSchema = v.looseObject({
  /** As the bundle named it. */
  name: shortText,
  result: codeText,
  /** BT-1 of what was read; '' else. */
  number: shortText,
  detail: longText,
  invoice: v.exactOptional(entityIdSchema),
});
export type ImportedFile = v.InferOutput<typeof importedFileSchema>;

/**
 * Addition. The body is a zip of at most 500 files, each a zip of ANAF's or an XML document. One transaction: all that can be kept is
 * kept, with a word on each file, or nothing is. Repeating it does no harm.
 */
export const ImportDocuments = defineCall('ImportDocuments', {
  base: 'backend',
  params: v.strictObject({ company: companyParam }),
  body: 'zip',
  result: v.looseObject({ files: v.array(importedFileSchema) }),
  addition: true,
});

/** Addition. Which of these files (SHA-256) the company's archive holds, so that an import that was broken off goes on where it was. */
export const FindImported = defineCall('FindImported', {
  base: 'backend',
  body: v.strictObject({ company: companyIdSchema, hashes: v.pipe(v.array(sha256Hex), v.maxLength(BUNDLE_FILES)) }),
  result: v.looseObject({ known: v.array(sha256Hex) }),
  addition: true,
});
