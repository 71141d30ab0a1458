/** What a line says beside its figures, name, code and note: how it was ordered and delivered, and how its price is made. */
import { formatDate } from '../calendar/format-date';
import type { AllowanceCharge, Identifier, InvoiceLine, Period, Price } from '../invoice/invoice';
import { DISCOUNT_REASON } from '../invoice/issue/invoice-lines';
import { formatAmount, formatNumber } from '../money/format-amount';
import { showUnit } from '../units/find-unit';
import { moreTexts } from './more-texts';
import type { Say } from './paper-language';

export function moreLineDetails(line: InvoiceLine, say: Say): readonly string[] {
  const { item } = line;
  const labelled = ([ro, en]: readonly [string, string], text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : [`${say(ro, en)}: ${text}`];
  return [
    ...labelled(moreTexts.itemOfBuyer, item.buyerId),
    ...labelled(moreTexts.standard, identifierText(item.standardId)),
    ...item.attributes.map(({ name, value }) => `${name}: ${value}`),
    ...labelled(moreTexts.origin, item.originCountry),
    ...labelled(moreTexts.period, periodText(line.period)),
    ...labelled(moreTexts.orderLine, line.orderLineReference),
    ...labelled(moreTexts.object, identifierText(line.objectIdentifier)),
    ...labelled(moreTexts.accounting, line.accountingReference),
    ...labelled(moreTexts.price, priceText(line.price)),
  ];
}

export function identifierText(id: Identifier | undefined): string | undefined {
  if (id === undefined) return undefined;
  return id.schemeId === undefined ? id.value : `${id.value} (${id.schemeId})`;
}

export function periodText(period: Period | undefined): string | undefined {
  if (period === undefined) return undefined;
  const { start, end } = period;
  return [start, end].map((day) => (day === undefined ? '' : formatDate(day))).join('–');
}

/** Of a price for several units, or one from which something was taken; a plain price stands in its column. */
function priceText({ net, discount, gross, baseQuantity }: Price): string | undefined {
  const base = baseQuantity === undefined ? '' : quantityText(baseQuantity);
  const parts = [
    gross === undefined || Number(gross) === Number(net) ? '' : formatNumber(gross, 2),
    discount === undefined || Number(discount) === 0 ? '' : `− ${formatNumber(discount, 2)}`,
  ].filter((part) => part !== '');
  const made = parts.length === 0 ? '' : `${parts.join(' ')} = ${formatNumber(net, 2)}`;
  if (made === '' && base === '') return undefined;
  return [made === '' ? formatNumber(net, 2) : made, base].filter((part) => part !== '').join(' / ');
}

function quantityText({ value, unitCode }: NonNullable<Price['baseQuantity']>): string {
  if (unitCode === undefined) return value === '1' ? '' : formatNumber(value);
  // One of the unit is how every price is meant.
  return Number(value) === 1 ? '' : `${formatNumber(value)} ${showUnit(unitCode)}`;
}

/** ` (Rabat, 10 % din 1.000,00)`; '' where only the amount is said. That a discount is a discount its label says. */
export function allowanceTerms({ reason: given, percent, baseAmount }: AllowanceCharge): string {
  const reason = given === DISCOUNT_REASON ? undefined : given;
  const share = percent === undefined ? '' : `${formatNumber(percent)} %`;
  const base = baseAmount === undefined ? '' : `din ${formatAmount(baseAmount)}`;
  const parts = [reason ?? '', [share, base].filter((part) => part !== '').join(' ')].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
