import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { type BatchFile, isSendable } from './batch';

/** The day until which a file that can still be sent had to be sent, where it is over; else undefined. */
export function passedDeadline(file: BatchFile, today: string): string | undefined {
  const issued = file.reading?.document?.issueDate ?? '';
  if (!isSendable(file) || !isIsoDate(issued)) return undefined;
  const deadline = filingDeadline(issued);
  return deadline < today ? deadline : undefined;
}
