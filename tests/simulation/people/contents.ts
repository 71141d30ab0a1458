/** What people write in each collection that is edited, and the fields that take any words. A collection more is a row more. */
import type { CollectionRow, EditableCollection } from '@/api/collections';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { PARTNER } from '../../db/support/samples';
import { demoDraft } from '../../server/invoices/demo-document';

type ContentOf<N extends EditableCollection> = Omit<CollectionRow<N>, 'id'>;

interface Writable<N extends EditableCollection> {
  readonly content: ContentOf<N>;
  /** The fields that take a word. */
  readonly fields: readonly string[];
}

/** A company has one look and one row of options, under ids of their own; drafts are written as people write them. */
export type Defined = Exclude<
  EditableCollection,
  'assignment' | 'draft' | 'lineCodes' | 'look' | 'particulars' | 'transportDraft' | 'transportOptions'
>;
type Definitions = { readonly [N in Defined]: Writable<N> };

/** `code` of a product and names of payment methods are told apart by the writer's word. */
export const DEFINITIONS: Definitions = {
  partner: { content: PARTNER, fields: ['notes', 'contactName'] },
  product: {
    content: {
      ...{ code: '', name: 'Grindă', description: '', unitCode: 'H87', price: '10.00', currency: 'RON' },
      ...{ vatCategory: 'S', vatRate: '21', exemptionReasonCode: '', exemptionReason: '' },
      ...{ classificationCode: '', classificationList: '', group: '' },
    } as ContentOf<'product'>, // Prices are decimals by their schema.
    fields: ['description', 'group'],
  },
  listPrice: {
    content: {
      ...{ list: 'Angro', product: '', price: '9.50', currency: 'RON', discount: '', validFrom: '', validUntil: '' },
    } as ContentOf<'listPrice'>, // As above.
    fields: ['list'],
  },
  paymentMethod: {
    content: { name: 'Transfer', meansCode: '42', iban: '', bank: '' } as ContentOf<'paymentMethod'>,
    fields: ['bank'],
  },
  internCode: {
    content: { code: '', name: 'Grindă', unitCode: 'H87', group: '', account: '371' },
    fields: ['name', 'group'],
  },
  transporter: {
    content: {
      ...{ name: 'Trans Nord', country: 'RO', code: '8000000018', vehicles: [], trailers: [], drivers: [], routes: [] },
      notes: '',
    },
    fields: ['notes'],
  },
};

/** Fields of a draft that go into the document as they are. */
export const DRAFT_FIELDS = ['notes', 'paymentTerms'] as const;

let whole: InvoiceDraft | undefined;

/** A draft that can be issued, of the company at home. */
export function wholeDraft(serialId: string, day: string): InvoiceDraft {
  whole ??= demoDraft();
  return { ...whole, serialId, issueDate: day, dueDate: day, notes: '', paymentTerms: '', precedingInvoices: [] };
}
