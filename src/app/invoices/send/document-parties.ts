/** Who issues a document and who receives it, told by its fiscal codes. */
import type { PartySummary } from '@/domain/invoice/ubl/summarize-ubl';
import type { ReadDocument } from '@/workers/document/file-reading';

/** BT-3 of a self-billed invoice: its buyer issues it in the seller's name. */
const SELF_BILLED = '389';

type Parties = Pick<ReadDocument, 'typeCode' | 'seller' | 'buyer'>;

export function isSelfBilled({ typeCode }: Parties): boolean {
  return typeCode === SELF_BILLED;
}

/** Who makes the document and files it. */
export function issuerOf(document: Parties): PartySummary {
  return isSelfBilled(document) ? document.buyer : document.seller;
}

/** Whom the document comes to. */
export function recipientOf(document: Parties): PartySummary {
  return isSelfBilled(document) ? document.seller : document.buyer;
}

/** A fiscal code without RO and leading zeros. */
export function bareTaxId(taxId: string): string {
  return taxId.replace(/^RO/i, '').replace(/^0+/, '');
}

/** A party in a sentence: its name, with the code where it has one. */
export function partyWords({ name, taxId }: PartySummary): string {
  return taxId === '' ? name : `${name} (${taxId})`;
}
