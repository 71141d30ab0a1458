/** The invoice on which a look is seen: the company's own head, an invented buyer, and lines of two rates. */
import { addDays } from '@/domain/calendar/iso-date';
import { EMPTY_DRAFT_PARTY, emptyDraft, emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { Invoice } from '@/domain/invoice/invoice';
import type { DraftLine, DraftSeller } from '@/domain/invoice/invoice-draft';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { lookTexts } from './look-texts';

const { sample } = lookTexts;

export interface SampleSeller {
  readonly seller: DraftSeller;
  readonly iban: string;
  readonly bank: string;
}

/** Of the public page, where no company is known. */
export const SAMPLE_SELLER: SampleSeller = {
  seller: {
    ...EMPTY_DRAFT_PARTY,
    name: sample.seller,
    tradingName: '',
    taxId: 'RO31247702',
    vatRegistered: true,
    registration: 'J12/1842/2014',
    address: { ...sample.sellerAddress, country: 'RO' },
    legalForm: sample.legalForm,
  },
  iban: 'RO66BTRLRONCRT0344712801',
  bank: 'Banca Transilvania',
};

/** `today`: `yyyy-MM-dd`. */
export function sampleInvoice({ seller, iban, bank }: SampleSeller, today: string): Invoice {
  const draft = emptyDraft({ serialId: '', issueDate: today, seller, payment: { meansCode: '42', iban, bank } });
  const buyer = {
    ...EMPTY_DRAFT_PARTY,
    name: sample.buyer,
    taxId: 'RO18547290',
    vatRegistered: true,
    registration: 'J08/0731/2003',
    address: { ...sample.buyerAddress, country: 'RO' },
  };
  const lines = sample.lines.map(([name, unitCode, quantity, price, rate], at) =>
    sampleLine(String(at + 1), { name, unitCode, quantity, price }, rate),
  );
  return draftAsInvoice({ ...draft, buyer, lines, dueDate: addDays(today, 30) }, sample.number);
}

type LineFacts = Pick<DraftLine, 'name' | 'unitCode' | 'quantity' | 'price'>;

function sampleLine(id: string, facts: LineFacts, rate: string): DraftLine {
  const vat = { category: 'S', rate, exemptionReasonCode: '', exemptionReason: '' };
  const classification = { code: '11010011', listId: 'HS' };
  const first = id === '1' ? { classification, discount: { percent: '5', amount: '', reason: '' } } : {};
  return { ...emptyDraftLine(id, vat), ...facts, ...first, sellerItemId: `P-${id.padStart(3, '0')}` };
}
