/** A declaration or a draft as the list shows it, and in which group: what it asks for. Pure. */

import type { Transport } from '@/api/entities/transport';
import type { EtrDraft } from '@/api/entities/transport-draft';
import type { RowView } from '@/db/rows/stored-row';
import { actionFacts } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { isIsoDate } from '@/domain/calendar/iso-date';
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
  /** What a refusal says first. */
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

/** `now`: ms since 1970. */
export function transportRow(item: Transport, now: number): HomeRow {
  const state = transportState(item, now);
  const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
  const { id, uit, startDate, from, to, partnerName, goods, papers, partnerCode } = item;
  const refused = item.steps.findLast((step) => step.state === 'rejected' || step.state === 'refused');
  return {
    ...{ id, kind: 'transport', group: GROUP_OF[state], state, uit, startDate, declareFrom: '', vehicle, goods, item },
    // What ANAF refused holds on no day.
    window: state === 'refused' ? undefined : (uitWindow(actionFacts(item)) ?? undefined),
    trailers: transportTexts.plates([firstTrailer, secondTrailer]),
    route: transportTexts.route(from, to),
    partner: item.origin === 'carried' ? (item.declarantName ?? partnerName) : partnerName,
    carried: item.origin === 'carried',
    reason: refused?.messages[0] ?? '',
    words: fold(
      [uit, vehicle, firstTrailer, secondTrailer, partnerName, partnerCode, goods, papers, from, to].join(' '),
    ),
  };
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

/** By group; in it what ends first, of drafts what starts first. */
export function inOrder(rows: readonly HomeRow[]): readonly HomeRow[] {
  const place = ({ group }: HomeRow): number => GROUPS.indexOf(group);
  const time = ({ window, startDate, group }: HomeRow): string =>
    group === 'done' ? '' : window === undefined || group === 'start' ? startDate : `${window.lastDay} ${startDate}`;
  return rows.toSorted((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b);
    if (a.group === 'done') return a.startDate < b.startDate ? 1 : -1;
    return time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : a.id < b.id ? -1 : 1;
  });
}
