/** What a page that was left could not write any more is written at the next start, before anything reads the drafts and the forms. */
import type { CommandContext } from '../command-context';
import { restoreUnsaved } from './restore-unsaved';
import { restoreUnsavedForms } from './restore-unsaved-forms';
import type { KeyedText } from './unsaved-copy';
import { restoreUnsavedTransports } from './unsaved-transport';

export async function restoreLeft(context: Omit<CommandContext, 'companyId'>, storage: KeyedText): Promise<void> {
  const { db } = context;
  await restoreUnsavedForms(db, storage);
  await restoreUnsaved(context, storage, db.name);
  await restoreUnsavedTransports(context, storage, db.name);
}
