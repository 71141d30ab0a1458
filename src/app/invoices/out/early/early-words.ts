/** What stands in a row, drawn before React: the same words in the same elements as list-columns.tsx and invoice-card.tsx. */
import { makeElement } from '@/app/ui/make-element';
import { badgeLook } from '@/app/ui/states/badge-look';
import { STATE_WORDS } from '@/app/ui/states/state-words';
import { TONE_ICON } from '@/app/ui/states/tone';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { ShownItem } from '../../archive/shown-item';
import { stateOfItem } from '../../archive/shown-state';
import type { ColumnName } from '../../list/column-facts';
import { elsewhereNote } from '../../list/row-note';
import { stateIcon } from './early-icons';

const CELLS: Readonly<Record<ColumnName, (item: ShownItem) => readonly (Node | string)[]>> = {
  number: ({ number }) => [number],
  issueDate: ({ issueDate }) => [earlyDay(issueDate)],
  dueDate: ({ dueDate }) => [earlyDay(dueDate)],
  partnerName: (item) => [partner(item)],
  taxId: ({ partnerTaxId }) => [partnerTaxId],
  net: ({ net, currency }) => sumInCell(net, currency),
  vat: ({ vat, currency }) => sumInCell(vat, currency),
  total: ({ total, currency }) => sumInCell(total, currency),
  arrived: () => [],
  state: (item) => [earlyState(item)],
};

/** What stands in a cell, whose classes are the column's. */
export function earlyCell(name: ColumnName, item: ShownItem): readonly (Node | string)[] {
  return CELLS[name](item);
}

function partner(item: ShownItem): Node | string {
  const beside = elsewhereNote(item);
  if (beside === undefined) return item.partnerName;
  return makeElement(
    'span',
    'flex min-w-0 items-center gap-2',
    makeElement('span', 'min-w-0 flex-auto truncate', item.partnerName),
    makeElement('span', 'min-w-16 shrink-[99] truncate text-right text-12 text-text-3', beside),
  );
}

export function earlyDay(day: string): HTMLElement {
  if (day === '') return makeElement('span', 'text-text-3', '–');
  return makeElement('time', 'tabular-nums whitespace-nowrap', dayText(day));
}

export function earlySum(value: string, currency: string): HTMLElement {
  return makeElement('span', 'tabular-nums whitespace-nowrap', ...sumInCell(value, currency));
}

function sumInCell(value: string, currency: string): readonly (Node | string)[] {
  const foreign = currency === 'RON' ? [] : [makeElement('span', 'mr-1.5 text-12 font-normal text-text-3', currency)];
  return [...foreign, amountText(value)];
}

export function earlyState(item: ShownItem): HTMLElement {
  const state = stateOfItem(item);
  const { label, tone, filled } = STATE_WORDS[state];
  const icon = stateIcon(state, `shrink-0 ${TONE_ICON[tone]}`);
  return makeElement('span', badgeLook(tone, filled), icon, makeElement('span', 'truncate', label));
}
