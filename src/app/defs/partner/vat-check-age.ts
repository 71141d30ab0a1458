import { daysBetween } from '@/domain/calendar/iso-date';

/** After so many days the VAT state is shown in amber: it may have changed (look/README.md, picture 19). */
const OLD_AFTER_DAYS = 30;

/** Whether the last look-up is too long ago to be relied on; never looked up counts as old. */
export function isVatCheckOld(checkedOn: string, today: string): boolean {
  return checkedOn === '' || daysBetween(checkedOn, today) > OLD_AFTER_DAYS;
}
