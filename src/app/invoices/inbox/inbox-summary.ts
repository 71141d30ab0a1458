/** What the views of the inbox come to: the figure of each, and what stands under it (picture 23). Pure. */
import type { Tone } from '@/app/ui/states/tone';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { groupOf, INBOX_VIEWS, type InboxRow, type InboxView, isOfView } from './inbox-rows';
import { inboxTexts } from './inbox-texts';

export interface InboxTile {
  readonly id: InboxView;
  /** Companies of the view. */
  readonly count: number;
  /** The figure in words: „28”. */
  readonly figure: string;
  /** What is counted, where the name of the view does not say it: „de firme”; '' else. */
  readonly unit: string;
  readonly note: string;
  readonly tone: Extract<Tone, 'bad' | 'wait' | 'idle'>;
}

interface Told {
  /** `yyyy-MM-dd`. */
  readonly today: string;
  /** The server has told of the mailboxes. */
  readonly served: boolean;
}

type TileWords = Omit<InboxTile, 'id' | 'count'>;
type TileOf = (rows: readonly InboxRow[], all: readonly InboxRow[], told: Told) => TileWords;

const { tiles } = inboxTexts;

/** `rows`: those of the view; `all`: of the account. */
const TILES: Readonly<Record<InboxView, TileOf>> = {
  all: (rows) => ({ figure: countText(rows.length), unit: '', note: calmNote(rows), tone: 'idle' }),
  fresh: (rows, all) =>
    notCounted(all) ?? { ...companies(rows.length), note: tiles.fresh(total(rows, freshOf)), tone: 'idle' },
  rejected: (rows) => ({
    ...{ figure: countText(total(rows, ({ work }) => work.rejected)), unit: '', tone: toneOf(rows, 'bad') },
    note: tiles.rejected(rows.length),
  }),
  risk: (rows, _all, { today }) => ({
    ...companies(rows.length),
    note: tiles.risk(total(rows, (row) => dueUntil(row, today))),
    tone: toneOf(rows, 'bad'),
  }),
  leaving: (rows, _all, { served }) =>
    served
      ? {
          ...{ figure: countText(total(rows, ({ leaving }) => leaving?.count ?? 0)), unit: '' },
          ...{ note: tiles.leaving(rows.length, firstLeaving(rows)), tone: toneOf(rows, 'wait') },
        }
      : { figure: inboxTexts.uncounted, unit: '', note: tiles.notTold, tone: 'idle' },
  unconnected: (rows) => ({
    ...companies(rows.length),
    ...{ note: tiles.unconnected(rows.length), tone: toneOf(rows, 'wait') },
  }),
};

export function inboxTiles(rows: readonly InboxRow[], told: Told): readonly InboxTile[] {
  return INBOX_VIEWS.map((id) => {
    const own = rows.filter((row) => isOfView(id, row, told.today));
    return { id, count: own.length, ...TILES[id](own, rows, told) };
  });
}

/** When ANAF last answered for any of the mailboxes, ISO instant; '' where the server has told of none. */
export function lastReadAt(rows: readonly InboxRow[]): string {
  return rows.reduce((last, { readAt = '' }) => (readAt > last ? readAt : last), '');
}

function companies(count: number): { readonly figure: string; readonly unit: string } {
  const figure = countText(count);
  return { figure, unit: countedNoun(count, ...inboxTexts.company).slice(figure.length + 1) };
}

function calmNote(rows: readonly InboxRow[]): string {
  return notCounted(rows)?.note ?? tiles.calm(rows.filter((row) => groupOf(row) === 'nothing').length);
}

/** While the months of some companies are not counted, nothing is said of all of them. */
function notCounted(rows: readonly InboxRow[]): TileWords | undefined {
  if (rows.every(({ month }) => month !== undefined)) return undefined;
  const failed = rows.some(({ uncounted }) => uncounted);
  return {
    figure: failed ? inboxTexts.uncounted : inboxTexts.counting,
    unit: '',
    note: failed ? inboxTexts.uncountedShort : inboxTexts.countingShort,
    tone: 'idle',
  };
}

function toneOf(rows: readonly InboxRow[], asking: 'bad' | 'wait'): InboxTile['tone'] {
  return rows.length === 0 ? 'idle' : asking;
}

function total(rows: readonly InboxRow[], of: (row: InboxRow) => number): number {
  return rows.reduce((all, row) => all + of(row), 0);
}

function freshOf({ month }: InboxRow): number {
  return month?.fresh ?? 0;
}

/** How many of the company should be at ANAF today. */
function dueUntil({ work }: InboxRow, today: string): number {
  return [...work.due].reduce((all, [day, count]) => (day <= today ? all + count : all), 0);
}

/** „01.12”; '' where no server says it. */
function firstLeaving(rows: readonly InboxRow[]): string {
  const days = rows.flatMap(({ leaving }) => (leaving === null || leaving.day === '' ? [] : [leaving.day]));
  return dayText(days.sort()[0] ?? '').slice(0, 5);
}
