/** What the prices put into a draft hang on, and whether they are to be asked anew. Pure. */
import { isIsoDate } from '@/domain/calendar/iso-date';
import { isValidCui } from '@/domain/identifiers/cui';
import { bareTaxId } from '@/domain/identifiers/vat-id';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { PricedDraft } from '../editor-services';

export interface PriceStanding {
  /** The partner, which of the two sells, and the day as one text; null while any is half written: half a code is nobody's. */
  readonly whose: string | null;
  readonly currency: string;
}

export function standingOf({ buyer, issueDate, typeCode, currency }: PricedDraft): PriceStanding {
  const { partnerId = '', taxId } = buyer;
  const code = bareTaxId(taxId);
  const half = /^\d+$/.test(code) && code.length < 13 && !isValidCui(code);
  const direction = typeCode === SELF_BILLED ? 'bought' : 'sold';
  return { whose: !isIsoDate(issueDate) || half ? null : `${code} ${partnerId} ${issueDate} ${direction}`, currency };
}

/** Another currency waits for no code to be written out: until then its amounts would stand there in the wrong one. */
export function asksAnew(asked: PriceStanding, now: PriceStanding): boolean {
  return now.currency !== asked.currency || (now.whose !== null && now.whose !== asked.whose);
}

export function isSameStanding(a: PriceStanding, b: PriceStanding): boolean {
  return a.whose === b.whose && a.currency === b.currency;
}
