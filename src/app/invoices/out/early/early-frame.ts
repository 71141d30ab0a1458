/** The frame of the list of issued invoices before React: its surfaces, the title and the views, and a place for the rows. */
import { makeElement } from '@/app/ui/make-element';
import { OUT_VIEWS } from '../out-shape';
import { outTexts } from '../out-texts';

export interface EarlyFrame {
  readonly element: HTMLElement;
  /** Where the rows stand. */
  readonly scroller: HTMLElement;
}

export function earlyFrame(phone: boolean, menuCollapsed: boolean): EarlyFrame {
  const scroller = makeElement('div', 'relative min-h-0 flex-1 overflow-auto bg-surface');
  const column = makeElement(
    'div',
    'flex min-w-0 flex-1 flex-col',
    makeElement('div', 'h-14 shrink-0 border-b border-border bg-surface'),
    titleOf(phone),
    viewsOf(),
    scroller,
  );
  if (phone) column.append(barOf());
  else column.append(makeElement('div', 'h-8 shrink-0 border-t border-border bg-sunken'));
  const menu = phone ? [] : [makeElement('div', `shrink-0 bg-navy ${menuCollapsed ? 'w-14' : 'w-56'}`)];
  const look = 'fixed inset-0 z-50 flex overflow-hidden bg-surface text-text print:hidden';
  return { element: makeElement('div', look, ...menu, column), scroller };
}

/** On the phone as high as its buttons (list-header.tsx). */
function titleOf(phone: boolean): HTMLElement {
  const title = makeElement('div', 'text-20 font-semibold phone:text-16', outTexts.title);
  const buttons = phone ? [makeElement('span', 'size-11')] : [];
  const look = 'flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-6 phone:min-h-0 phone:px-4 min-h-[64px] py-3';
  return makeElement('div', look, title, ...buttons);
}

/** Those that every list has; counts and a person's own come with the page (saved-views.tsx). */
function viewsOf(): HTMLElement {
  const tabs = OUT_VIEWS.filter(({ rare }) => rare !== true).map(({ label }, index) => {
    const [tab, chip] =
      index === 0
        ? [
            'border-accent font-medium text-text phone:text-accent-text',
            'phone:border-transparent phone:bg-accent-soft',
          ]
        : ['border-transparent text-text-2', 'phone:border-border phone:bg-surface'];
    const inner = `phone:flex phone:h-8 phone:items-center phone:rounded-full phone:border phone:px-3 ${chip}`;
    const outer =
      'flex items-center h-9 border-b-2 px-2 text-13 whitespace-nowrap desktop:-mb-px phone:h-11 phone:border-0 phone:px-0';
    return makeElement('span', `${outer} ${tab}`, makeElement('span', inner, label));
  });
  const look =
    'flex shrink-0 items-center overflow-x-auto border-b border-border px-6 phone:gap-2 phone:px-4 phone:py-0.5';
  return makeElement('div', look, makeElement('div', 'flex phone:gap-2', ...tabs));
}

/** The phone's bar (phone-bar.tsx). */
function barOf(): HTMLElement {
  const bar = makeElement('div', 'h-16');
  return makeElement('div', 'shrink-0 bg-navy pb-[env(safe-area-inset-bottom)]', bar);
}
