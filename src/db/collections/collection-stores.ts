/** Where each collection is stored: apart from what is done with it, for a database opens before anybody writes. */
import type { CollectionName } from '@/api/collections';

/** The store's keys and indexes by the version of the database from which on they stand; a version is never edited. */
export type StoreKeys = Readonly<Record<number, string>>;

export const COLLECTION_STORES: Readonly<Record<CollectionName, StoreKeys>> = {
  serial: { 1: 'id, companyId' },
  partner: { 1: 'id, [companyId+sortKey]' },
  product: { 1: 'id, [companyId+sortKey]' },
  vatRate: { 1: 'id, companyId' },
  paymentMethod: { 1: 'id, companyId' },
  look: { 4: 'id, companyId' },
  particulars: { 11: 'id, companyId' },
  assignment: { 14: 'id, companyId' },
  draft: { 1: 'id, companyId' },
  attachment: { 10: 'id, companyId' },
  lease: { 1: 'id, companyId' },
  transporter: { 7: 'id, companyId' },
  transportOptions: { 7: 'id, companyId' },
  transportDraft: { 7: 'id, companyId' },
  transport: { 7: 'id, [companyId+startDate+id]' },
  internCode: { 12: 'id, [companyId+sortKey]' },
  lineCodes: { 12: 'id, [companyId+sortKey]' },
  listPrice: { 13: 'id, [companyId+sortKey]' },
  archive: { 1: 'id, [companyId+direction+issueDate+number+id], [companyId+xmlSha256]' },
};
