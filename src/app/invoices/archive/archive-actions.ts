/** What can be done with an archived document, as one decides it from its state. */
import type { ShownItem } from './shown-item';

export interface ArchiveAbilities {
  /** Rejected or refused: the same number with corrected bytes. */
  readonly correct: boolean;
  /** Accepted: only a credit note changes it. */
  readonly reverse: boolean;
  /** By an invoice with minus, or by a corrected one; what is self-billed is taken back by its like alone. */
  readonly reverseOtherwise: boolean;
  /** A new invoice with the same content. */
  readonly copy: boolean;
  readonly zip: boolean;
}

type Facts = Pick<ShownItem, 'standing' | 'typeCode' | 'direction' | 'zipSha256' | 'lost'>;

export function abilitiesOf({ standing, typeCode, direction, zipSha256, lost }: Facts): ArchiveAbilities {
  const ours = direction === 'out';
  const reverse =
    ours && lost === undefined && (standing === 'accepted' || standing === 'duplicate') && typeCode !== '381';
  return {
    correct: ours && (standing === 'rejected' || standing === 'refused'),
    // Both begin with the content of the document.
    reverse,
    reverseOtherwise: reverse && typeCode !== '389',
    copy: ours && lost === undefined,
    zip: zipSha256 !== '' && lost === undefined,
  };
}
