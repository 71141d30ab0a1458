/** Which of a company's filings goes first: by the law's deadline, then by what is asked for. */
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { FilingState } from '@/domain/invoice/filing-state';
import type { Filing } from './filing';

/** An upload before the search for a lost one, that before a verdict, and that before the signed original. */
const KIND: Readonly<Record<FilingState, number>> = {
  recorded: 0,
  uploading: 1,
  doubtful: 1,
  uploaded: 2,
  processing: 2,
  duplicate: 2,
  accepted: 3,
  rejected: 3,
  refused: 3,
};
const DAY_MS = 86_400_000;
/** Of the queue's 32768 ranks four a day: until 2042. */
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z') / DAY_MS;
const LAST_RANK = 32_767;

/** 0…32767, lower first. A filing without a date of issue was recorded before dates were kept: it is among the oldest. */
export function filingRank({ state, request }: Pick<Filing, 'state' | 'request'>): number {
  const { issueDate } = request;
  const deadline = issueDate === undefined ? Number.NaN : Date.parse(`${filingDeadline(issueDate)}T00:00:00Z`);
  const days = Number.isNaN(deadline) ? 0 : Math.max(0, deadline / DAY_MS - FIRST_DAY);
  return Math.min(LAST_RANK, days * 4 + KIND[state]);
}
