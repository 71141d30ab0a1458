/**
 * The content of a file that drafts attach (BG-24), apart from the drafts that name it: a row is added once and never changed,
 * under an id made of its company and content, so that every device and draft means the same one.
 */
import * as v from 'valibot';
import { MOST_ATTACHED_BYTES } from '@/domain/invoice/attachments/attachment-limits';
import { entityIdSchema } from '../ids';

const MOST_LETTERS = Math.ceil(MOST_ATTACHED_BYTES / 3) * 4;

export const attachmentSchema = v.strictObject({
  id: entityIdSchema,
  /** Base64, without blanks: as it stands in the document. The server reads it and takes nothing else. */
  content: v.pipe(v.string(), v.maxLength(MOST_LETTERS)),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;
