import type { EtrDraft } from '@/api/entities/transport-draft';
import { dayText, recentTimeText } from '@/app/ui/words/date-words';
import type { RowView } from '@/db/rows/stored-row';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import { firstDeclarationDay } from '@/domain/transport/legal-windows';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { summaryOf } from '@/domain/transport/model/declaration-summary';
import { transportTexts } from '../transport-texts';
import { transportDraftsTexts as words } from './drafts-texts';

/** A draft of a declaration as its list shows it. */
export interface DraftRow {
  readonly id: string;
  readonly draft: EtrDraft;
  readonly partner: string;
  readonly route: string;
  readonly vehicle: string;
  readonly goods: string;
  /** When it may be declared, in words. */
  readonly when: string;
  /** The hour and the device. */
  readonly written: string;
  readonly onlyHere: boolean;
}

/** `now`: ms since 1970. */
export function draftListRow({ row, pending }: RowView<EtrDraft>, now: number): DraftRow {
  const { partnerName, from, to, vehicle, goods, startDate } = summaryOf(notificationOfDraft(row.content));
  return {
    id: row.id,
    draft: row,
    partner: partnerName === '' ? words.noPartner : partnerName,
    route: transportTexts.route(from, to),
    vehicle: vehicle === '' ? '–' : vehicle,
    goods,
    when: whenWords(startDate, now),
    written: `${recentTimeText(row.writtenAt, new Date(now))} · ${row.deviceName}`,
    onlyHere: pending,
  };
}

function whenWords(startDate: string, now: number): string {
  if (!isIsoDate(startDate)) return words.noDay;
  const first = firstDeclarationDay(startDate);
  const today = legalDay(now);
  if (startDate < today) return words.passed(dayText(startDate));
  return first > today ? words.from(dayText(first)) : words.now;
}
