/** A declaration or a draft as the list shows it, and in which group: what it asks for. Pure. */

import type { Transport } from '@/api/entities/transport';
import type { EtrDraft } from '@/api/entities/transport-draft';
import type { RowView } from '@/db/rows/stored-row';
import { actionFacts } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { compareTexts } from '@/domain/text/compare-texts';
import { fold } from '@/domain/text/fold';
import { notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { firstDeclarationDay } from '@/domain/transport/legal-windows';
import { legalDay, type UitWindow, uitWindow } from '@/domain/transport/life/declaration-life';
import { summaryOf } from '@/domain/transport/model/declaration-summary';
import { type TransportState, transportState } from '../transport-state';
import { transportTexts } from '../transport-texts';

/** In the order of the list. */
export const GROUPS = ['refused', 'road', 'start', 'drafts', 'done'] as const;
export type Group = (typeof GROUPS)[number];

export interface HomeRow {
  readonly id: string;
  readonly kind: 'transport' | 'draft';
  readonly group: Group;
  readonly state: TransportState;
  readonly uit: string;
  /** Undefined where the day of the start cannot be read, and of drafts. */
  readonly window: UitWindow | undefined;
  readonly startDate: string;
  /** Of a draft: the first day on which it may be declared; '' now, or not known. */
  readonly declareFrom: string;
  readonly vehicle: string;
  readonly trailers: string;
  readonly route: string;
  readonly partner: string;
  readonly goods: string;
  readonly carried: boolean;
  /** What stands in its way, in ANAF's words or ours: of a refusal, or of a step that is kept from leaving; '' nothing. */
  readonly reason: string;
  /** Folded words to search in. */
  readonly words: string;
  readonly item: Transport | undefined;
}

const GROUP_OF: Readonly<Record<TransportState, Group>> = {
  draft: 'drafts',
  queued: 'start',
  sent: 'start',
  doubtful: 'refused',
  pending: 'start',
  announced: 'start',
  valid: 'road',
  ending: 'road',
  endingToday: 'road',
  confirmed: 'done',
  expired: 'done',
  deleting: 'done',
  deleted: 'done',
  refused: 'refused',
};

/** Rows that no clock changes any more, by their item: a list of thousands is made once. */
const settled = new WeakMap<Transport, HomeRow>();
const LAST_STATES: readonly TransportState[] = ['expired', 'deleted', 'refused'];

/** `now`: ms since 1970. `words`: what it is searched by, folded. */
export function transportRow(item: Transport, now: number, words: string): HomeRow {
  const known = settled.get(item);
  if (known !== undefined) return known;
  const row = rowOf(item, now, words);
  if (LAST_STATES.includes(row.state)) settled.set(item, row);
  return row;
}

function rowOf(item: Transport, now: number, words: string): HomeRow {
  const state = transportState(item, now);
  const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
  const { id, uit, startDate, from, to, partnerName, goods } = item;
  return {
    ...{ id, kind: 'transport', group: GROUP_OF[state], state, uit, startDate, declareFrom: '', vehicle, goods, item },
    // What ANAF refused holds on no day.
    window: state === 'refused' ? undefined : (uitWindow(actionFacts(item)) ?? undefined),
    trailers: transportTexts.plates([firstTrailer, secondTrailer]),
    route: transportTexts.route(from, to),
    partner: item.origin === 'carried' ? item.declarantName || item.declarantCode || partnerName : partnerName,
    carried: item.origin === 'carried',
    reason: reasonOf(item, state),
    words,
  };
}

/** A correction that was refused leaves the declaration as it was: its reason goes with the next step that is taken. */
function reasonOf({ steps }: Transport, state: TransportState): string {
  const isRefused = (step: Transport['steps'][number]): boolean =>
    step.state === 'rejected' || step.state === 'refused';
  const told = state === 'refused' ? steps.findLast(isRefused) : steps.at(-1);
  return told?.messages[0] ?? '';
}

export function draftRow({ row: { id, content } }: RowView<EtrDraft>, now: number): HomeRow {
  const said = summaryOf(notificationOfDraft(content));
  const { vehicle, firstTrailer, secondTrailer, partnerName, goods, startDate, from, to } = said;
  const earliest = isIsoDate(startDate) ? firstDeclarationDay(startDate) : '';
  return {
    ...{ id, kind: 'draft', group: 'drafts', state: 'draft', uit: '', window: undefined, startDate, vehicle, goods },
    declareFrom: earliest > legalDay(now) ? earliest : '',
    trailers: transportTexts.plates([firstTrailer, secondTrailer]),
    route: transportTexts.route(from, to),
    partner: partnerName,
    carried: false,
    reason: '',
    words: fold([vehicle, firstTrailer, partnerName, goods, from, to].join(' ')),
    item: undefined,
  };
}

/** By group; in it what ends first, of drafts what starts first, of what is done the newest. */
export function inOrder(rows: readonly HomeRow[]): readonly HomeRow[] {
  return GROUPS.flatMap((group) => {
    const keyed = rows.filter((row) => row.group === group).map((row) => ({ row, key: orderKey(row) }));
    const newestFirst = group === 'done' ? -1 : 1;
    return keyed.sort((a, b) => newestFirst * compareTexts(a.key, b.key)).map(({ row }) => row);
  });
}

function orderKey({ group, window, startDate, id }: HomeRow): string {
  if (group === 'done') return startDate;
  return window === undefined || group === 'start' ? `${startDate} ${id}` : `${window.lastDay} ${startDate} ${id}`;
}
