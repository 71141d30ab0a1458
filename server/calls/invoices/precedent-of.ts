/** What may have become of an invoice at ANAF before this database recorded it (docs/decisions/0017). */
import type { Precedent } from '../../filings/record-filing';
import type { UploadInput } from './upload-input';

/** Clocks of devices and ours differ: what was issued about when an epoch began counts as issued before. */
const CLOCK_DIFFERENCE_MS = 10 * 60_000;
/** As far back as ANAF lists. */
const LISTED_MS = 60 * 86_400_000;

/** Issued in a time that a restored server may have lost, with whatever this device knows of it: perhaps it is at ANAF. */
export function precedentOf(
  { known, issuedAt }: Pick<UploadInput, 'known' | 'issuedAt'>,
  epochBegan: number,
): Precedent {
  const issued = Date.parse(issuedAt);
  const told = known === undefined || known.since === '' ? 0 : sinceTold(Date.parse(known.since), epochBegan);
  const since = issued < epochBegan + CLOCK_DIFFERENCE_MS ? issued : told;
  return { index: known?.index ?? '', download: known?.download ?? '', since };
}

/** What the lost server had was before this epoch: a device that names a later time has a clock that is ahead, by nobody knows how much. */
export function sinceTold(told: number, epochBegan: number): number {
  return epochBegan > 0 && told > epochBegan + CLOCK_DIFFERENCE_MS ? epochBegan - LISTED_MS : told;
}
