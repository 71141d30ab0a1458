import { amountText, countText } from '@/app/ui/words/amount-text';
import type { DraftGoods } from '@/domain/transport/draft/transport-draft';
import { goodsTotals } from '@/domain/transport/writing/draft-totals';
import { viewTexts } from '../view-texts';

/** Lines, net, value, and gross as the large one (picture 40). */
export function GoodsTotalsLine({ goods }: { readonly goods: readonly DraftGoods[] }) {
  const { lines, netWeight, grossWeight, value } = goodsTotals(goods);
  const { totals } = viewTexts;
  const small: readonly (readonly [string, string])[] = [
    [totals.lines, countText(lines)],
    [totals.net, amountText(netWeight)],
    [totals.value, amountText(value)],
  ];
  return (
    <dl className="flex flex-wrap items-start gap-x-6 gap-y-1 tabular-nums phone:w-full phone:justify-between phone:gap-x-3">
      {small.map(([label, text]) => (
        <div className="text-right" key={label}>
          <dt className="text-12 text-text-3">{label}</dt>
          <dd className="text-14 font-medium">{text}</dd>
        </div>
      ))}
      <div className="text-right">
        <dt className="text-12 text-text-3">{totals.gross}</dt>
        <dd className="text-20/6 font-semibold max-[359px]:text-16">{amountText(grossWeight)}</dd>
      </div>
    </dl>
  );
}
