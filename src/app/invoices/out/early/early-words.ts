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

const CELLS: Readonly<Record<ColumnName, (item: ShownItem) => HTMLElement>> = {
  number: ({ number }) => makeElement('span', 'truncate font-medium tabular-nums', number),
  issueDate: ({ issueDate }) => makeElement('span', 'text-text-2', earlyDay(issueDate)),
  dueDate: ({ dueDate }) => makeElement('span', 'text-text-2', earlyDay(dueDate)),
  partnerName: partner,
  taxId: ({ partnerTaxId }) => makeElement('span', 'truncate text-text-2 tabular-nums', partnerTaxId),
  net: ({ net, currency }) => makeElement('span', '', earlySum(net, currency)),
  vat: ({ vat, currency }) => makeElement('span', '', earlySum(vat, currency)),
  total: ({ total, currency }) => makeElement('span', 'font-medium', earlySum(total, currency)),
  arrived: () => makeElement('span', ''),
  state: earlyState,
};

export function earlyCell(name: ColumnName, item: ShownItem): HTMLElement {
  return CELLS[name](item);
}

function partner(item: ShownItem): HTMLElement {
  const name = makeElement('span', 'truncate', item.partnerName);
  const beside = elsewhereNote(item);
  if (beside === undefined) return name;
  return makeElement(
    'span',
    'flex min-w-0 items-center gap-2',
    makeElement('span', 'min-w-0 flex-1 truncate', name),
    makeElement('span', 'shrink-0 text-12 text-text-3', beside),
  );
}

export function earlyDay(day: string): HTMLElement {
  if (day === '') return makeElement('span', 'text-text-3', '–');
  return makeElement('time', 'tabular-nums whitespace-nowrap', dayText(day));
}

export function earlySum(value: string, currency: string): HTMLElement {
  const foreign = currency === 'RON' ? [] : [makeElement('span', 'mr-1.5 text-12 font-normal text-text-3', currency)];
  return makeElement('span', 'tabular-nums whitespace-nowrap', ...foreign, amountText(value));
}

export function earlyState(item: ShownItem): HTMLElement {
  const state = stateOfItem(item);
  const { label, tone, filled } = STATE_WORDS[state];
  const icon = stateIcon(state, `shrink-0 ${TONE_ICON[tone]}`);
  return makeElement('span', badgeLook(tone, filled), icon, makeElement('span', 'truncate', label));
}
