import type { Autosave } from '@/app/unsaved/autosave';
import type { IssueAnswer } from '../editor-services';
import { editorTexts } from '../editor-texts';

/**
 * Issues what is written: where the last keys could not be written, what the device holds is older and is not issued.
 * `unstored`: a draft that was made of another document and never typed in, so never stored; it is written first.
 */
export async function issueWritten<T>(
  autosave: Pick<Autosave<T>, 'changed' | 'flush'>,
  unstored: T | undefined,
  issue: () => Promise<IssueAnswer>,
): Promise<IssueAnswer> {
  if (unstored !== undefined) autosave.changed(unstored);
  const { kind } = await autosave.flush();
  return kind === 'failed' ? { kind: 'refused', sentence: editorTexts.issueNotWritten } : issue();
}
