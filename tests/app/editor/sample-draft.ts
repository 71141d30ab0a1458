import { type VatChoice, vatChoice } from '@/app/invoices/editor/model/vat-choices';
import { EMPTY_DRAFT_PARTY, emptyDraft, emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { DraftLine, DraftVat, InvoiceDraft } from '@/domain/invoice/invoice-draft';

export const STANDARD: DraftVat = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };

const plain = { exemptionReasonCode: '', exemptionReason: '' };

export const VAT_CHOICES: readonly VatChoice[] = [
  vatChoice({ id: 'v21', name: 'Standard 21 %', category: 'S', rate: '21', ...plain }),
  vatChoice({ id: 'v11', name: 'Redusă 11 %', category: 'S', rate: '11', ...plain }),
  vatChoice({
    id: 'vae',
    name: 'Taxare inversă',
    category: 'AE',
    rate: '0',
    exemptionReasonCode: 'VATEX-EU-AE',
    exemptionReason: 'Taxare inversă',
  }),
];

/** Ids count up from `l1`. */
export function lineFactory(): () => DraftLine {
  let count = 0;
  return () => {
    count += 1;
    return { ...emptyDraftLine(`l${count}`, STANDARD), unitCode: 'H87' };
  };
}

export function sampleLine(id: string, fields: Partial<DraftLine> = {}): DraftLine {
  return {
    ...emptyDraftLine(id, STANDARD),
    name: `Produs ${id}`,
    unitCode: 'H87',
    quantity: '1',
    price: '10',
    ...fields,
  };
}

export function sampleDraft(lines: readonly DraftLine[] = []): InvoiceDraft {
  const party = {
    ...EMPTY_DRAFT_PARTY,
    name: 'Măgura Distribuție S.R.L.',
    taxId: 'RO18547290',
    vatRegistered: true,
    address: { line1: 'Str. Morii 1', city: 'Cluj-Napoca', postCode: '', countrySubdivision: 'RO-CJ', country: 'RO' },
  };
  const seller = { ...party, legalForm: '', tradingName: '' };
  const draft = emptyDraft({ serialId: 's1', issueDate: '2026-11-26', seller });
  return { ...draft, buyer: { ...party, name: 'Cofetăria Mălina S.R.L.', taxId: 'RO14399840' }, lines };
}
