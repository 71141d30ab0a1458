/** Files chosen or dropped, judged by their bytes, kept on the device and named in the draft. */
import { MOST_ATTACHED_BYTES } from '@/domain/invoice/attachments/attachment-limits';
import { type AttachProblem, takeFile } from '@/domain/invoice/attachments/take-file';
import type { DraftAttachment } from '@/domain/invoice/invoice-draft';
import type { EditorStore } from '../model/editor-store';
import { attachedTexts, problemText } from './attached-texts';

type KeepFile = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** One after the other, so that each is judged beside those before it. Why some were not taken, as sentences. */
export async function attachFiles(
  files: readonly File[],
  store: Pick<EditorStore, 'getState' | 'change'>,
  keep: KeepFile,
): Promise<readonly string[]> {
  const refusals: string[] = [];
  for (const file of files) {
    const problem = await attachFile(file, store, keep);
    if (problem !== null) refusals.push(problem);
  }
  return refusals;
}

async function attachFile(
  file: File,
  store: Pick<EditorStore, 'getState' | 'change'>,
  keep: KeepFile,
): Promise<string | null> {
  // Before it is read: a film dropped by mistake need not fit into the memory.
  if (file.size > MOST_ATTACHED_BYTES) return problemText(file.name, 'too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const taken = takeFile(file.name, bytes, attachmentsOf(store));
    if (!taken.ok) return problemText(file.name, taken.problem);
    const id = await keep(bytes);
    const problem = putInDraft(store, { id, ...taken.file, reference: '', description: '' });
    return problem === null ? null : problemText(file.name, problem);
  } catch (error) {
    console.error('A file could not be attached:', error);
    return attachedTexts.failed(file.name);
  }
}

function putInDraft(store: Pick<EditorStore, 'getState' | 'change'>, one: DraftAttachment): AttachProblem | null {
  const attachments = attachmentsOf(store);
  if (attachments.some(({ id }) => id === one.id)) return 'there';
  store.change({ type: 'set', fields: { attachments: [...attachments, one] } });
  return null;
}

function attachmentsOf(store: Pick<EditorStore, 'getState'>): readonly DraftAttachment[] {
  return store.getState().draft.attachments ?? [];
}
