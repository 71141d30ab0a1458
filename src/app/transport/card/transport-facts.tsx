import type { Transport } from '@/api/entities/transport';
import { amountText } from '@/app/ui/words/amount-text';
import { platesOf } from '@/db/transport/transport-row';
import { isDecimalText } from '@/domain/money/decimal-text';
import { transportTexts } from '../transport-texts';
import { cardTexts } from './card-texts';

/** What a control asks beside the code: the vehicle, the way, the goods, the papers. */
export function TransportFacts({ item }: { readonly item: Transport }) {
  const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
  const facts: readonly (readonly [string, string])[] = [
    [cardTexts.vehicle, transportTexts.plates([vehicle, firstTrailer, secondTrailer])],
    [cardTexts.route, transportTexts.route(item.from, item.to)],
    [cardTexts.goods, goodsWords(item)],
    [cardTexts.declarant, [item.declarantName, item.declarantCode].filter(Boolean).join(' · ')],
    [cardTexts.partner, item.partnerName],
    [cardTexts.papers, item.papers],
  ];
  return (
    <dl className="flex flex-col gap-1.5 text-14">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 text-text-2">{label}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** '' where nobody told how many: ANAF's service for carriers does not. */
export function goodsWords({ lines, grossWeight }: Pick<Transport, 'lines' | 'grossWeight'>): string {
  if (lines === 0) return '';
  const weight = isDecimalText(grossWeight) ? ` · ${transportTexts.gross(amountText(grossWeight))}` : '';
  return `${transportTexts.lines(lines)}${weight}`;
}
