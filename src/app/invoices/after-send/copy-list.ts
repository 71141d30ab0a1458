import { tabText } from '@/app/files/tab-text';
import { tableAmount } from '@/app/files/table-amount';
import { addAlert } from '@/app/state/alerts';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { ShownItem } from '../archive/shown-item';
import { shownState } from '../archive/shown-state';
import { afterSendTexts } from './after-send-texts';

const { heads, invoice } = afterSendTexts;

type ListedItem = Pick<ShownItem, 'number' | 'partnerName' | 'total' | 'currency' | 'standing'>;

/** A line each under its heads, with its state as it is now: to be pasted into a table or a letter. */
export function listText(items: readonly ListedItem[]): string {
  const head = [heads.number, heads.partner, heads.total, heads.currency, heads.state];
  const lines = items.map(({ number, partnerName, total, currency, standing }) => [
    ...[number, partnerName, tableAmount(total), currency],
    INVOICE_STATES[shownState(standing)].label,
  ]);
  return tabText([head, ...lines]);
}

/** Puts the list on the clipboard, and says so. */
export async function copyList(items: readonly ListedItem[], clipboard: Pick<Clipboard, 'writeText'>): Promise<void> {
  try {
    await clipboard.writeText(listText(items));
  } catch (error) {
    console.warn('The clipboard was refused:', error);
    addAlert({ id: 'list-copied', type: 'warning', message: afterSendTexts.copyFailed });
    return;
  }
  const [one, many] = invoice;
  const message = afterSendTexts.copied(countedNoun(items.length, one, many));
  addAlert({ id: 'list-copied', type: 'success', message });
}
