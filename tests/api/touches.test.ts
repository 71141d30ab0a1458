/** G3: what a call names as touched decides what waits for what; its subject comes first. */
import { describe, expect, it } from 'vitest';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { ETransUpload } from '@/api/calls/transport-calls';
import { findCall, OUTBOX_CALL_NAMES } from '@/api/outbox-calls';
import { entityId } from '../db/support/samples';
import { COMPANY, DEVICE } from '../db/support/test-database';
import { sampleOf, walked } from './schema-walk';

const ID = '00000000-0000-4000-8000-00000000000a';
const SUBJECT: Readonly<Record<string, string>> = {
  ...{ AddCompanyPartner: 'partner', UpdateCompanyPartner: 'partner', RemoveCompanyPartner: 'partner' },
  ...{ AddCompanyProduct: 'product', UpdateCompanyProduct: 'product', RemoveCompanyProduct: 'product' },
  ...{ AddCompanyPrice: 'listPrice', UpdateCompanyPrice: 'listPrice', RemoveCompanyPrice: 'listPrice' },
  ...{ AddCompanyVatRates: 'vatRate', RemoveCompanyVatRates: 'vatRate', AddCompanySerial: 'serial' },
  ...{ AddCompanyPaymentMethods: 'paymentMethod', UpdateCompanyPaymentMethods: 'paymentMethod' },
  ...{
    RemoveCompanyPaymentMethods: 'paymentMethod',
    SaveDraft: 'draft',
    SaveDraftExtern: 'draft',
    UpdateDraft: 'draft',
  },
  ...{ RemoveCompanyDraft: 'draft', ReturnNumbers: 'serial', GiveBackNumber: 'serial', VoidNumber: 'serial' },
  ...{ AddCompanyAttachment: 'attachment', AddCompanyLook: 'look', UpdateCompanyLook: 'look' },
  ...{ AddCompanyAssignment: 'assignment', UpdateCompanyAssignment: 'assignment' },
  ...{ AddCompanyParticulars: 'particulars', UpdateUserCompany: 'particulars' },
  ...{ AddCompanyInternCode: 'internCode', UpdateCompanyInternCode: 'internCode' },
  ...{ RemoveCompanyInternCode: 'internCode', SaveInternalCodes: 'lineCodes', AddInternCodesInv: 'lineCodes' },
  ...{ AddCompanyTransporter: 'transporter', UpdateCompanyTransporter: 'transporter' },
  ...{ RemoveCompanyTransporter: 'transporter', EtransportSaveDraft: 'transportDraft' },
  ...{ EtransportUpdateDraft: 'transportDraft', EtransportRemoveDraft: 'transportDraft' },
  ...{ AddCompanyTransportOptions: 'transportOptions', UpdateCompanyTransportOptions: 'transportOptions' },
  ...{
    CloseLease: 'serial',
    RestoreLease: 'serial',
    ReportSeries: 'serial',
    InvoiceMark: 'invoice',
    InvoiceMessage: 'invoice',
  },
};

// Verifies: G3
describe('what a call touches', () => {
  it.each(OUTBOX_CALL_NAMES.filter((name) => !['InvoiceUpload', 'ETransUpload'].includes(name)))(
    'is its row: %s',
    (name) => {
      const call = findCall(name);
      const body = call?.bodySchema ? sampleOf(walked(call.bodySchema)) : undefined;
      const input = { params: undefined, body } as never;
      expect(call?.outbox?.touches(input)).toEqual([`${SUBJECT[name]}:${ID}`]);
    },
  );

  it.each([
    ['', '', []],
    [ID, '', [`draft:${ID}`]],
    ['', ID, [`serial:${ID}`]],
    [ID, ID, [`draft:${ID}`, `serial:${ID}`]],
  ] as const)('of an upload is the invoice, its draft «%s» and its series «%s»', (draft, serial, others) => {
    const params = {
      ...{ company: COMPANY, isSelf: false, type: 'FCT' as const, invoice: entityId(ID), device: DEVICE, serial },
      ...{ draft: draft === '' ? ('' as const) : entityId(draft), issuedAt: '2026-03-02T08:00:00.000Z' },
    };
    expect(InvoiceUpload.outbox?.touches({ params, body: '<a/>' })).toEqual([`invoice:${ID}`, ...others]);
  });

  it.each([
    ['', []],
    [ID, [`transportDraft:${ID}`]],
  ] as const)('of a step is its declaration, and its draft «%s»', (draft, others) => {
    const params = {
      ...{
        company: COMPANY,
        transport: entityId(ID),
        step: entityId(ID),
        kind: 'declare' as const,
        after: '' as const,
      },
      ...{ draft: draft === '' ? ('' as const) : entityId(draft), madeAt: '2026-03-02T08:00:00.000Z' },
    };
    expect(ETransUpload.outbox?.touches({ params, body: '<a/>' })).toEqual([`transport:${ID}`, ...others]);
  });
});
