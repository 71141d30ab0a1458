import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { canGiveBack, GiveBackDialog } from '@/app/defs/serial/give-back-interval';
import { serialTexts } from '@/app/defs/serial/serial-texts';
import { VoidNumber } from '@/app/defs/serial/void-number';
import { syncTexts } from '@/app/texts/sync-texts';
import { Menu } from '@/app/ui/floating/menu';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { bareInterval, isShort, printedNumber, seriesName, sizeOf, wholeInterval } from './lease-words';
import { numbersTexts } from './numbers-texts';
import type { ShownLease } from './use-company-numbers';

/** So many numbers that were given back stand under their interval; the page of the series has all. */
const SHOWN = 5;

/** An interval of this device: how full it is, and what can be done with what is unused. */
export function OwnInterval({ lease }: { readonly lease: ShownLease }): ReactNode {
  const { view } = lease;
  const all = sizeOf(view);
  const [asking, setAsking] = useState(false);
  const { id: leaseId, companyId, numbers } = view.lease;
  return (
    <li>
      <div className="grid grid-cols-[64px_minmax(0,1fr)_80px_auto_28px] items-center gap-3 py-0.5 tabular-nums phone:grid-cols-[52px_minmax(0,1fr)_auto_44px] phone:gap-2">
        <span className="truncate">{seriesName(lease)}</span>
        <span className="text-text-2">{bareInterval(lease)}</span>
        <span className="phone:hidden">
          <ProgressBar
            label={`${syncTexts.numbersSpent}, ${seriesName(lease)}`}
            value={all - view.free}
            max={all}
            numbers={false}
            tone={isShort(view) ? 'wait' : 'idle'}
          />
        </span>
        <span>{syncTexts.numbersLeft(view.free, all)}</span>
        {canGiveBack(view) ? (
          <Menu
            button={<Ellipsis aria-hidden="true" size={16} />}
            buttonLabel={`${syncTexts.actions}: ${wholeInterval(lease)}`}
            buttonClass="inline-flex size-7 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11"
            actions={[{ label: serialTexts.giveBack.button, onSelect: () => setAsking(true), danger: true }]}
          />
        ) : (
          <span />
        )}
      </div>
      {numbers.returned.slice(0, SHOWN).map(({ number }) => (
        <p key={number} className="flex items-center gap-3 py-1 text-12 text-text-2">
          <span className="min-w-0 flex-1 truncate">{numbersTexts.givenBack(printedNumber(lease, number))}</span>
          <VoidNumber companyId={companyId} held={{ leaseId, number }} shown={printedNumber(lease, number)} />
        </p>
      ))}
      {asking && <GiveBackDialog interval={wholeInterval(lease)} onClose={() => setAsking(false)} view={view} />}
    </li>
  );
}
