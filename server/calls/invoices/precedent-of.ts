/** What may have become of an invoice at ANAF before this database recorded it (docs/decisions/0017). */
import type { Precedent } from '../../filings/record-filing';
import type { UploadInput } from './upload-input';

/** Clocks of devices and ours differ: what was issued about when an epoch began counts as issued before. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;
/** As far back as ANAF lists. */
const LISTED_MS = 60 * 86_400_000;

/** A device set to another zone is ahead by hours, and what it issues need not wait for that; one that is ahead by more names no time. */
const AHEAD_MS = 24 * 60 * 60_000;

/**
 * Issued in a time that a restored server may have lost, with whatever this device knows of it: perhaps it is at ANAF. Times in ms
 * since 1970; `epochBegan`: 0 where no server was ever restored.
 */
export function precedentOf(
  { known, issuedAt }: Pick<UploadInput, 'known' | 'issuedAt'>,
  epochBegan: number,
  now: number,
): Precedent {
  const issued = Date.parse(issuedAt);
  const told = known === undefined || known.since === '' ? 0 : sinceTold(Date.parse(known.since), epochBegan);
  return {
    index: known?.index ?? '',
    download: known?.download ?? '',
    since: sinceIssued(issued, epochBegan, now) ?? told,
  };
}

/** Undefined: issued after the epoch began. */
function sinceIssued(issued: number, epochBegan: number, now: number): number | undefined {
  if (epochBegan > 0 && issued > now + AHEAD_MS) return epochBegan - LISTED_MS;
  return issued < epochBegan + CLOCK_DIFFERENCE_MS ? issued : undefined;
}

/** What the lost server had was before this epoch: a device that names a later time has a clock that is ahead, by nobody knows how much. */
export function sinceTold(told: number, epochBegan: number): number {
  return epochBegan > 0 && told > epochBegan + CLOCK_DIFFERENCE_MS ? epochBegan - LISTED_MS : told;
}
