/** The files of a draft as its document names and carries them (BG-24). */
import type { SupportingDocument } from '../invoice';
import type { DraftAttachment } from '../invoice-draft';

/** Contents in Base64, by the ids that the draft names them by. */
export type AttachedFiles = Readonly<Record<string, string>>;
export const NO_FILES: AttachedFiles = {};

/** Stands for a content where it does not matter: while one types, the rules and the paper ask only whether there is one. */
const UNREAD = 'AA==';

export function attachedDocuments(
  attachments: readonly DraftAttachment[] | undefined,
  files: AttachedFiles,
): readonly SupportingDocument[] {
  return (attachments ?? []).map(({ id, fileName, mimeCode, reference, description }) => ({
    reference: { value: reference.trim() === '' ? fileName : reference.trim() },
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    attached: { mimeCode, fileName, base64: files[id] ?? UNREAD },
  }));
}
