/** What can be done with an archived document, as one decides it from its state. */
import type { ArchiveItem } from '@/api/entities/archive-item';

export interface ArchiveAbilities {
  /** Rejected or refused: the same number with corrected bytes. */
  readonly correct: boolean;
  /** Accepted: only a credit note changes it. */
  readonly reverse: boolean;
  readonly zip: boolean;
}

export function abilitiesOf({ state, typeCode, direction, zipSha256 }: ArchiveItem): ArchiveAbilities {
  const ours = direction === 'out';
  return {
    correct: ours && (state === 'rejected' || state === 'refused'),
    reverse: ours && (state === 'accepted' || state === 'duplicate') && typeCode !== '381',
    zip: zipSha256 !== '',
  };
}
