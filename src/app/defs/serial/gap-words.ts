/** Why the next number of a series does not follow the last one that others see. */
import { reservedFor } from '@/app/ui/words/reserved-words';
import { reservedBefore } from '@/domain/numbering/reserved-before';
import { formatNumber } from '@/domain/numbering/series';
import { serialTexts } from './serial-texts';
import type { SerialRow } from './use-serials';

type Row = Pick<SerialRow, 'serial' | 'preview' | 'leases'>;

/** Other devices hold the numbers directly before it; undefined where none does. */
export function reservedWords({ serial, preview, leases }: Row): string | undefined {
  if (preview.kind !== 'number') return undefined;
  const others = leases.flatMap(({ mine, lease }) => (mine || lease.base.state !== 'open' ? [] : [lease.base]));
  const before = reservedBefore(preview.number, others);
  if (before === undefined) return undefined;
  return serialTexts.gapReserved(reservedFor(before, (number) => formatNumber(serial, number)));
}

/** All that is left out: what others hold, and what came before the first number that was written for the series. */
export function gapWords(row: Row): readonly string[] {
  const reserved = reservedWords(row);
  const { serial } = row;
  return [
    ...(reserved === undefined ? [] : [reserved]),
    ...(serial.firstNumber > 1 ? [serialTexts.gapFirst(formatNumber(serial, serial.firstNumber))] : []),
  ];
}
