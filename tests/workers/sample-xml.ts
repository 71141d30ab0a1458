/** An invoice made by the product's own path, for the tests that read files. */
import { EMPTY_DRAFT_PARTY, emptyDraft, emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { DraftLine, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';

const ADDRESS = {
  line1: 'Str. Morii 1',
  city: 'Cluj-Napoca',
  postCode: '',
  countrySubdivision: 'RO-CJ',
  country: 'RO',
};

function line(id: string, name: string, quantity: string, price: string): DraftLine {
  const vat = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
  return { ...emptyDraftLine(id, vat), name, unitCode: 'H87', quantity, price };
}

export function sampleDraft(): InvoiceDraft {
  const seller = {
    ...EMPTY_DRAFT_PARTY,
    name: 'Tâmplăria Codrul S.R.L.',
    taxId: 'RO18547290',
    vatRegistered: true,
    address: ADDRESS,
    legalForm: '',
    tradingName: '',
  };
  const draft = emptyDraft({ serialId: 's1', issueDate: '2026-11-26', seller });
  const buyer = {
    ...EMPTY_DRAFT_PARTY,
    name: 'Comerț „Nord” & Fiii',
    taxId: 'RO14399840',
    vatRegistered: true,
    address: ADDRESS,
  };
  const lines = [line('l1', 'Masă <rotundă>', '2', '1500,50'), line('l2', 'Scaun tapițat', '4', '250')];
  return { ...draft, buyer, lines, dueDate: '2026-12-26' };
}

/** Throws where the draft itself is at fault: the fixture must be an invoice that ANAF accepts. */
export function sampleXml(number = 'COD-2026-0001'): string {
  const issued = issueInvoice(sampleDraft(), number);
  if (!issued.ok) throw new Error(`The sample cannot be issued: ${JSON.stringify(issued.problems)}`);
  return buildUbl(issued.invoice);
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
