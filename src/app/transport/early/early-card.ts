/**
 * The UIT card in the page's first frame, from what was kept of it (kept-uits.ts), until the page itself is there: on a phone the
 * application's code and the database take more than a second, and a control does not wait. Drawn without React, which comes
 * after it, and with the classes of the card (uit-card.tsx), whose place it takes. The two never stand together: the page takes
 * this one away in the step in which it draws its own (card-page.tsx), and whatever other page opens does so once it is seen (main.tsx).
 */
import { makeElement } from '@/app/ui/make-element';
import type { KeptUit } from '@/db/start/kept-uits';
import { cardAtStart } from './card-at-start';

const ID = 'early-card';
/** The light border of the QR code, in squares. */
const BORDER = 4;

/** Where a card that holds at `now` (ms since 1970) is opened on a phone. True where it was drawn. */
export function drawEarlyCard(
  { location, localStorage, navigator, innerWidth, document }: Window,
  now: number,
): boolean {
  const card = cardAtStart({ location, navigator, innerWidth }, localStorage, now);
  if (card === null) return false;
  document.body.append(earlyCard(document, card));
  return true;
}

/** The page has its own by now, or has gone elsewhere. */
export function endEarlyCard(document: Document): void {
  document.getElementById(ID)?.remove();
}

function earlyCard(document: Document, { ending, squares, uit, words }: KeptUit): HTMLElement {
  const code = makeElement(
    'p',
    'text-center font-semibold tracking-[0.04em] tabular-nums text-[min(36px,10vw)] leading-[44px] text-text',
    ...linesOf(uit).map((line) => makeElement('span', 'block whitespace-pre', line)),
  );
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', words.uit);
  const qr = makeElement('div', 'relative mx-auto bg-white', qrOf(document, squares, words.qr));
  qr.style.width = 'min(236px, 30dvh)';
  const held = makeElement('span', 'text-right ml-auto', makeElement('span', 'block text-12 text-text-2', words.until));
  held.append(makeElement('span', 'text-16 font-semibold tabular-nums', words.lastDay));
  const head = `flex flex-wrap items-center px-4 py-2 text-16 font-semibold text-text ${ending ? 'bg-wait-soft' : 'bg-ok-soft'}`;
  const section = makeElement(
    'section',
    `overflow-hidden rounded-2 border-2 bg-surface ${ending ? 'border-wait-fill' : 'border-ok-fill'}`,
    makeElement('div', head, words.state),
    makeElement('div', 'flex flex-col gap-2 px-4 pt-4 pb-3', code, qr),
    makeElement('div', 'flex border-t border-border px-4 py-3 text-text', held),
  );
  section.setAttribute('aria-label', words.state);
  const title = makeElement(
    'div',
    'flex min-h-14 items-center border-b border-border pr-4 pl-16 text-16 font-semibold',
    words.title,
  );
  const inner = makeElement('div', 'mx-auto flex max-w-[720px] flex-col gap-4 p-4', section);
  const page = makeElement('div', 'fixed inset-0 z-50 overflow-hidden bg-surface print:hidden', title, inner);
  page.id = ID;
  return page;
}

/** Two lines of two fours, as it is read aloud. */
function linesOf(uit: string): readonly string[] {
  const fours = uit.match(/.{1,4}/g) ?? [];
  return [fours.slice(0, 2).join('  '), fours.slice(2).join('  ')];
}

function qrOf(document: Document, { size, path }: KeptUit['squares'], label: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const whole = size + 2 * BORDER;
  const said = { role: 'img', 'aria-label': label, class: 'block w-full', 'shape-rendering': 'crispEdges' };
  const drawn = { ...said, viewBox: `${-BORDER} ${-BORDER} ${whole} ${whole}` };
  for (const [name, value] of Object.entries(drawn)) svg.setAttribute(name, value);
  const squares = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  squares.setAttribute('class', 'fill-black');
  squares.setAttribute('d', path);
  svg.append(squares);
  return svg;
}
