import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { FIELD_ROWS } from '@/domain/invoice/validation/explain/fields/field-rows';
import { placeOfPath } from '@/domain/invoice/validation/explain/fields/place-of-path';
import { finding, node } from './xml-tree';

const allowanceCharge = (indicator: string) =>
  node('cac:AllowanceCharge', [node('cbc:ChargeIndicator', indicator), node('cbc:Amount', '1')]);

describe('from path to field', () => {
  it.each([
    ['Invoice', 'document.invoice', undefined],
    ['Invoice/cbc:ID[1]', 'header.number', undefined],
    ['CreditNote/cbc:CreditNoteTypeCode[1]', 'header.typeCode', undefined],
    ['Invoice/cac:InvoiceLine[12]/cac:Item[1]/cbc:Name[1]', 'lines.name', 11],
    ['CreditNote/cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode', 'lines.unitCode', 0],
    ['Invoice/cac:TaxTotal[1]/cac:TaxSubtotal[3]/cac:TaxCategory[1]/cbc:Percent[1]', 'taxBreakdown.vatRate', 2],
    ['Invoice/cac:AdditionalDocumentReference[2]/cbc:ID[1]', 'attachments.reference', 1],
    ['Invoice/cac:AccountingSupplierParty[1]/cac:Party[1]/cac:Person[1]', 'seller.party', undefined],
    ['Invoice/cac:PaymentTerms[1]/cbc:Note[2]', 'payment.terms', undefined],
    ['Invoice/cac:DespatchDocumentReference[1]/cbc:UUID[1]', 'references.despatchAdvice', undefined],
    ['Invoice/cac:Unknown[1]/cbc:X[1]', 'document.invoice', undefined],
  ])('%s → %s', (path, key, index) => {
    expect(placeOfPath(path)).toEqual({ key, ...(index === undefined ? {} : { index }) });
  });

  it('counts allowances and charges among their own kind, by the document', () => {
    const root = node('Invoice', [allowanceCharge('false'), allowanceCharge('true'), allowanceCharge(' 0 ')]);
    const at = (n: number) => placeOfPath(`Invoice/cac:AllowanceCharge[${n}]/cbc:Amount[1]`, root);
    expect([at(1), at(2), at(3)]).toEqual([
      { key: 'allowances.amount', index: 0 },
      { key: 'charges.amount', index: 0 },
      { key: 'allowances.amount', index: 1 },
    ]);
  });

  it('finds the one inside the line', () => {
    const line = node('cac:InvoiceLine', [allowanceCharge('true'), allowanceCharge('false')]);
    const root = node('Invoice', [node('cac:InvoiceLine'), line]);
    const path = 'Invoice/cac:InvoiceLine[2]/cac:AllowanceCharge[2]/cbc:Amount[1]';
    expect(placeOfPath(path, root)).toEqual({ key: 'lines.allowanceAmount', index: 1, item: 0 });
  });

  it('takes the kind from the rule where there is no document', () => {
    const said = explainFinding(finding('BR-CL-20', 'Invoice/cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode[1]'));
    expect(said.terms).toContain('BT-105');
    const charge = explainFinding(finding('BR-43', 'Invoice/cac:InvoiceLine[3]/cac:AllowanceCharge[1]'));
    expect(charge.field).toEqual({ area: 'lines', name: 'chargeAmount', index: 2 });
  });

  it('leads a document rule that failed inside a line to the line', () => {
    const path = 'Invoice/cac:InvoiceLine[2]/cac:AllowanceCharge[1]';
    expect(explainFinding(finding('UBL-SR-30', path)).field).toMatchObject({
      area: 'lines',
      name: 'allowanceReason',
      index: 1,
    });
  });

  it('has every business term of the fields once, but for those that UBL writes in two places', () => {
    const terms = Object.values(FIELD_ROWS).map(([term]) => term);
    const repeated = terms.filter((term, at) => term !== '' && terms.indexOf(term) !== at);
    expect(repeated).toEqual(['BT-122']);
    const paths = Object.values(FIELD_ROWS).map(([, path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
