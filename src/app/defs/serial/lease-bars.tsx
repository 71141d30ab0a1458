import type { ReactNode } from 'react';
import type { Serial } from '@/api/entities/serial';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { countText } from '@/app/ui/words/amount-text';
import { dayAndHourText, dayText } from '@/app/ui/words/date-words';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { formatNumber } from '@/domain/numbering/series';
import { CloseInterval } from './close-interval';
import { GiveBackInterval } from './give-back-interval';
import { serialTexts } from './serial-texts';

/** The intervals of a series given to devices, with what is still free of each: „24 din 50 libere”. */
export function LeaseBars({
  serial,
  leases,
}: {
  readonly serial: Serial;
  readonly leases: readonly LeaseView[];
}): ReactNode {
  if (leases.length === 0) return <p className="text-13 text-text-3">{serialTexts.noLeases}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {leases.map((view) => (
        <LeaseBar key={view.lease.id} serial={serial} view={view} />
      ))}
    </ul>
  );
}

/** Under this share of free numbers the bar is amber, as the next interval is asked for; one that is used up asks for nothing. */
const LOW_SHARE = 0.2;

function LeaseBar({ serial, view }: { readonly serial: Serial; readonly view: LeaseView }): ReactNode {
  const { lease, free } = view;
  const { from, to, grantedTo = to } = lease.base;
  // What this device gave back is so at once; the server may hear of it later.
  const { state } = lease.numbers;
  const all = to - from + 1;
  const interval = serialTexts.interval(formatNumber(serial, from), formatNumber(serial, grantedTo));
  return (
    <li className="flex flex-col gap-1 text-13">
      <span className="flex justify-between gap-3">
        <span className="truncate tabular-nums">{interval}</span>
        <span className="shrink-0 text-text-2 tabular-nums">{stateText(state, free, all)}</span>
      </span>
      {state === 'open' && (
        <ProgressBar
          label={`${serialTexts.numbersSpent}, ${interval}`}
          max={all}
          numbers={false}
          tone={free > 0 && free / all < LOW_SHARE ? 'wait' : 'idle'}
          value={all - free}
        />
      )}
      <span className="text-12 text-text-3">{deviceWords(view)}</span>
      <EndWords view={view} />
      <GiveBackInterval interval={interval} view={view} />
      <CloseInterval interval={interval} view={view} />
    </li>
  );
}

/** By what a person tells one „Chrome, Linux” from another: since when it has the interval, and when it was last used. */
function deviceWords({ lease: { base }, mine }: LeaseView): string {
  return [
    base.deviceName,
    ...(mine ? [serialTexts.thisDevice] : []),
    serialTexts.granted(dayAndHourText(base.grantedAt)),
    ...(base.lastDate === '' ? [] : [serialTexts.lastInvoice(dayText(base.lastDate))]),
  ].join(' · ');
}

/** Why and when the interval ended, where anybody said. */
function EndWords({ view: { lease } }: { readonly view: LeaseView }): ReactNode {
  const { state, endReason = '', endedOn = '' } = lease.base;
  if (state === 'open' || endReason === '') return null;
  return <span className="break-words text-12 text-text-2">{serialTexts.endedWith(endReason, dayText(endedOn))}</span>;
}

function stateText(state: 'open' | 'returned' | 'closed', free: number, all: number): string {
  if (state !== 'open') return serialTexts[state];
  return free === 0 ? serialTexts.usedUp : serialTexts.freeOf(countText(free), countText(all));
}
