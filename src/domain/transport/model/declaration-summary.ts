/** What the lists show and search of a declaration: said once for the device that makes it and the server that keeps it. */

import { readDecimal, toText } from '../../money/decimal';
import { sum } from '../../money/decimal-arithmetic';
import { BORDER_POINTS } from '../codes/border-points';
import { CUSTOMS_OFFICES } from '../codes/customs-offices';
import type { GoodsLine, Notification, RoutePlace } from './declaration';

export interface DeclarationSummary {
  readonly operation: string;
  readonly startDate: string;
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  readonly partnerCountry: string;
  readonly partnerCode: string;
  readonly partnerName: string;
  readonly organiserCountry: string;
  readonly organiserCode: string;
  readonly organiserName: string;
  /** Where the route starts and ends, in one line each. */
  readonly from: string;
  readonly to: string;
  /** How many lines of goods, and their names as far as they fit. */
  readonly lines: number;
  readonly goods: string;
  /** Numbers of the papers, as far as they fit. */
  readonly papers: string;
  /** Sums; '' where a line cannot be read. Kilograms; lei without VAT. */
  readonly netWeight: string;
  readonly grossWeight: string;
  readonly value: string;
}

/** What a row of a list holds of a text that may be long. */
const MOST_TEXT = 300;

export function summaryOf(said: Notification): DeclarationSummary {
  const { operation, partner, transport, start, end, goods, documents } = said;
  return {
    operation,
    ...{ startDate: transport.startDate, vehicle: transport.vehicle },
    ...{ firstTrailer: transport.firstTrailer, secondTrailer: transport.secondTrailer },
    ...{ partnerCountry: partner.country, partnerCode: partner.code, partnerName: partner.name },
    ...{ organiserCountry: transport.organiserCountry, organiserCode: transport.organiserCode },
    organiserName: transport.organiserName,
    from: placeText(start),
    to: placeText(end),
    lines: goods.length,
    goods: joined(goods.map(({ name, tariffCode }) => `${name} ${tariffCode}`.trim())),
    papers: joined(documents.map(({ number }) => number)),
    netWeight: total(goods, 'netWeight'),
    grossWeight: total(goods, 'grossWeight'),
    value: total(goods, 'value'),
  };
}

/** Distinct texts, as many as fit. */
function joined(texts: readonly string[]): string {
  let all = '';
  for (const text of new Set(texts)) {
    if (text === '') continue;
    const next = all === '' ? text : `${all}, ${text}`;
    if (next.length > MOST_TEXT) return all === '' ? next.slice(0, MOST_TEXT) : all;
    all = next;
  }
  return all;
}

function total(goods: readonly GoodsLine[], field: 'netWeight' | 'grossWeight' | 'value'): string {
  const amounts = goods.map((line) => readDecimal(line[field] === '' ? '0' : line[field]));
  return amounts.some((amount) => amount === undefined) ? '' : toText(sum(amounts.filter((one) => one !== undefined)));
}

/** A place in one line: the border point, the customs office, or locality and street. */
export function placeText({ borderPoint, customsOffice, address }: RoutePlace): string {
  if (borderPoint !== '') return `PTF ${BORDER_POINTS.get(borderPoint)?.[0] ?? borderPoint}`;
  if (customsOffice !== '') return CUSTOMS_OFFICES.get(customsOffice)?.[1] ?? customsOffice;
  if (address === null) return '';
  const { locality, street, number } = address;
  return [locality, `${street} ${number}`.trim()]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, MOST_TEXT);
}
