/** The files of an archived document, taken over into the draft that corrects it. */
import { decodeBase64 } from '@/domain/invoice/attachments/base64';
import { takeFile } from '@/domain/invoice/attachments/take-file';
import type { Invoice, SupportingDocument } from '@/domain/invoice/invoice';
import type { DraftAttachment } from '@/domain/invoice/invoice-draft';
import type { Redraft } from '@/domain/invoice/redraft/draft-from-invoice';
import type { OpenSources } from './open-target';

/** What is no file of a kind that we send (an address, a code list's object) is left out, and said. */
export async function withFiles(
  { draft, leftOut }: Redraft,
  { supportingDocuments }: Pick<Invoice, 'supportingDocuments'>,
  { keepFile }: Pick<OpenSources, 'keepFile'>,
): Promise<Redraft> {
  const attachments: DraftAttachment[] = [];
  for (const one of supportingDocuments) {
    const taken = fileOf(one, attachments);
    if (taken === null) continue;
    const id = await keepFile(taken.bytes);
    if (attachments.every((other) => other.id !== id)) attachments.push({ ...taken.attachment, id });
  }
  if (attachments.length === 0) return { draft, leftOut };
  const isWhole = attachments.length === supportingDocuments.length;
  return { draft: { ...draft, attachments }, leftOut: leftOut.filter((part) => part !== 'attachments' || !isWhole) };
}

function fileOf(
  { reference, typeCode, description = '', location, attached }: SupportingDocument,
  others: readonly DraftAttachment[],
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly attachment: Omit<DraftAttachment, 'id'> } | null {
  if (attached === undefined || typeCode !== undefined || location !== undefined) return null;
  const bytes = decodeBase64(attached.base64);
  if (bytes === null) return null;
  const taken = takeFile(attached.fileName, bytes, others);
  if (!taken.ok) return null;
  const said = reference.value === taken.file.fileName ? '' : reference.value;
  return {
    bytes,
    attachment: { ...taken.file, reference: said.slice(0, 200), description: description.slice(0, 100) },
  };
}
