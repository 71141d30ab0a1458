/** An interval of numbers in the words of the panel. */
import { serialTexts } from '@/app/defs/serial/serial-texts';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { formatNumber } from '@/domain/numbering/series';
import type { ShownLease } from './use-company-numbers';

/** A series is called by its letters: what joins them to the number belongs to the number. */
export function seriesName({ serial }: ShownLease): string {
  return (serial?.prefix ?? '').replace(/[^\p{L}\p{N}]+$/u, '');
}

/** „0390–0439” beside the name of the series. */
export function bareInterval(lease: ShownLease): string {
  const { from, to } = lease.view.lease.base;
  return `${bareNumber(lease, from)}–${bareNumber(lease, to)}`;
}

/** „FCT-0390 – FCT-0439”, as in questions about it. */
export function wholeInterval(lease: ShownLease): string {
  const { from, to, grantedTo = to } = lease.view.lease.base;
  return serialTexts.interval(printedNumber(lease, from), printedNumber(lease, grantedTo));
}

/** As on an invoice. */
export function printedNumber({ serial }: ShownLease, number: number): string {
  return formatNumber(serial ?? { prefix: '', width: 0 }, number);
}

function bareNumber({ serial }: ShownLease, number: number): string {
  return String(number).padStart(serial?.width ?? 0, '0');
}

export function sizeOf({ lease: { base } }: LeaseView): number {
  return base.to - base.from + 1;
}

/** Below this share of free numbers the bar turns amber, as on the series' own page: the next interval is asked for. */
const FEW = 0.2;

export function isShort(view: LeaseView): boolean {
  return view.free / sizeOf(view) < FEW;
}
