/** The first cards of the list on a phone as React draws them (card-list.tsx, invoice-card.tsx), before it. */
import { makeElement } from '@/app/ui/make-element';
import type { ShownItem } from '../../archive/shown-item';
import { elsewhereNote } from '../../list/row-note';
import { earlyDay, earlyState, earlySum } from './early-words';

/** No card is lower, px: so many fill the screen. */
const CARD_HEIGHT = 67;

export function fillWithCards(scroller: HTMLElement, items: readonly ShownItem[]): void {
  const seen = Math.ceil(scroller.clientHeight / CARD_HEIGHT);
  const cards = items.slice(0, seen).map((item, index) => {
    const press = makeElement(
      'div',
      'min-h-[66px] min-w-0 flex-1 px-4 py-2.5 text-left active:bg-hover',
      ...card(item),
    );
    const place = makeElement('li', 'border-b border-border', makeElement('div', 'flex items-center', press));
    place.dataset.index = String(index);
    place.dataset.number = item.number;
    return place;
  });
  scroller.append(makeElement('ul', 'relative', ...cards));
}

function card(item: ShownItem): readonly HTMLElement[] {
  const facts = makeElement(
    'span',
    'flex justify-between gap-3 text-14',
    makeElement('span', 'min-w-0 break-words font-medium', item.partnerName),
    makeElement('span', 'shrink-0 tabular-nums font-medium', earlySum(item.total, item.currency)),
  );
  const below = makeElement(
    'span',
    'mt-0.5 flex items-center justify-between gap-3 text-13 text-text-2',
    makeElement('span', 'truncate tabular-nums', `${item.number} · `, earlyDay(item.issueDate)),
    earlyState(item),
  );
  const note = elsewhereNote(item);
  return note === undefined
    ? [facts, below]
    : [facts, below, makeElement('span', 'mt-1 block text-12 text-text-2', note)];
}
