import type { Autosave } from '@/app/unsaved/autosave';
import type { IssueAnswer } from '../editor-services';
import { editorTexts } from '../editor-texts';

/** Issues what is written: where the last keys could not be written, what the device holds is older and is not issued. */
export async function issueWritten(
  autosave: Pick<Autosave<unknown>, 'flush'>,
  issue: () => Promise<IssueAnswer>,
): Promise<IssueAnswer> {
  const { kind } = await autosave.flush();
  return kind === 'failed' ? { kind: 'refused', sentence: editorTexts.issueNotWritten } : issue();
}
