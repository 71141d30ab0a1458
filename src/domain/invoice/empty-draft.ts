/** Empty drafts and lines: every field there, nothing said. Ids and the day come from the caller. */
import type { IsoDate } from './invoice';
import type {
  DraftDiscount,
  DraftLine,
  DraftMore,
  DraftParty,
  DraftSeller,
  DraftVat,
  InvoiceDraft,
} from './invoice-draft';

export const NO_DRAFT_DISCOUNT: DraftDiscount = { percent: '', amount: '', reason: '' };

export const EMPTY_DRAFT_PARTY: DraftParty = {
  name: '',
  taxId: '',
  vatRegistered: false,
  registration: '',
  address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
  email: '',
  telephone: '',
  contactName: '',
};

export const EMPTY_DRAFT_MORE: DraftMore = {
  project: '',
  salesOrder: '',
  receivingAdvice: '',
  tender: '',
  object: '',
  accounting: '',
  periodStart: '',
  periodEnd: '',
  taxPointCode: '',
  deliveryName: '',
  deliveryLine: '',
  deliveryCity: '',
  deliveryPostCode: '',
  deliveryCounty: '',
  deliveryCountry: '',
};

/** What a draft says beside the usual; one of before says nothing of it. */
export function moreOf({ more }: Pick<InvoiceDraft, 'more'>): DraftMore {
  return more ?? EMPTY_DRAFT_MORE;
}

export interface EmptyDraftArguments {
  /** BT-3; 380 where not given. */
  readonly typeCode?: string;
  readonly serialId: string;
  readonly issueDate: IsoDate;
  readonly seller: DraftSeller;
  /** BG-16 as the company usually writes it. */
  readonly payment?: Partial<InvoiceDraft['payment']>;
}

export function emptyDraft({
  typeCode = '380',
  serialId,
  issueDate,
  seller,
  payment,
}: EmptyDraftArguments): InvoiceDraft {
  return {
    typeCode,
    serialId,
    issueDate,
    dueDate: '',
    deliveryDate: '',
    currency: 'RON',
    exchangeRate: '',
    exchangeRateDate: '',
    seller,
    buyer: EMPTY_DRAFT_PARTY,
    lines: [],
    discount: NO_DRAFT_DISCOUNT,
    payment: { meansCode: '', iban: '', bank: '', remittance: '', ...payment },
    prepaid: '',
    notes: '',
    paymentTerms: '',
    references: { purchaseOrder: '', contract: '', buyerReference: '', despatchAdvice: '' },
    precedingInvoices: [],
  };
}

/** A line nobody has written in yet, with the VAT treatment new lines begin with. */
export function emptyDraftLine(id: string, vat: DraftVat): DraftLine {
  return {
    id,
    name: '',
    description: '',
    sellerItemId: '',
    classification: { code: '', listId: '' },
    unitCode: '',
    quantity: '',
    price: '',
    vat,
    discount: NO_DRAFT_DISCOUNT,
    note: '',
  };
}
