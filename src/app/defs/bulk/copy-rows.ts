import { tabText } from '@/app/files/tab-text';
import { addAlert } from '@/app/state/alerts';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { DefinitionKind, DefinitionRow } from '../definition-list';
import { definitionTable } from '../definition-table';
import { definitionTexts } from '../definition-texts';
import { bulkTexts } from './bulk-texts';

/** Puts rows on the clipboard for a spreadsheet, under the fields' labels, and says so. */
export async function copyRows<Content>(
  kind: Pick<DefinitionKind<Content>, 'fields' | 'noun'>,
  rows: readonly DefinitionRow<Content>[],
  clipboard: Pick<Clipboard, 'writeText'>,
): Promise<void> {
  try {
    await clipboard.writeText(tabText(definitionTable(kind, rows)));
  } catch (error) {
    console.warn('The clipboard was refused:', error);
    addAlert({ id: 'rows-copied', type: 'warning', message: bulkTexts.copyFailed });
    return;
  }
  const words = countedNoun(rows.length, ...(kind.noun ?? definitionTexts.row));
  addAlert({ id: 'rows-copied', type: 'success', message: bulkTexts.copied(words) });
}
