/** The editor's draft as it travels: the schema of domain/invoice/invoice-draft.ts, bounded. */
import * as v from 'valibot';
import type { InvoiceDraft } from '../../domain/invoice/invoice-draft';
import { codeText, isoInstant, longText, optionalIsoDate, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { addressSchema } from './address';

/** A draft holds at most as many lines as ANAF's 10 MB allow in practice. */
const MAX_LINES = 10_000;

const draftVatSchema = v.strictObject({
  category: codeText,
  rate: codeText,
  exemptionReasonCode: codeText,
  exemptionReason: shortText,
});

const draftDiscountSchema = v.strictObject({ percent: codeText, amount: codeText, reason: shortText });

const draftLineSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(60)),
  productId: v.exactOptional(codeText),
  name: shortText,
  description: longText,
  sellerItemId: shortText,
  classification: v.strictObject({ code: codeText, listId: codeText }),
  unitCode: codeText,
  quantity: codeText,
  price: codeText,
  vat: draftVatSchema,
  discount: draftDiscountSchema,
  note: longText,
});

const draftPartySchema = v.strictObject({
  partnerId: v.exactOptional(codeText),
  name: shortText,
  taxId: codeText,
  vatRegistered: v.boolean(),
  registration: codeText,
  address: addressSchema,
  email: shortText,
  telephone: codeText,
  contactName: shortText,
});

export const invoiceDraftSchema = v.strictObject({
  typeCode: codeText,
  serialId: v.pipe(v.string(), v.maxLength(36)),
  issueDate: optionalIsoDate,
  dueDate: optionalIsoDate,
  deliveryDate: optionalIsoDate,
  currency: v.pipe(v.string(), v.maxLength(3)),
  exchangeRate: codeText,
  exchangeRateDate: optionalIsoDate,
  seller: v.strictObject({ ...draftPartySchema.entries, legalForm: longText, tradingName: shortText }),
  buyer: draftPartySchema,
  lines: v.pipe(v.array(draftLineSchema), v.maxLength(MAX_LINES)),
  discount: draftDiscountSchema,
  payment: v.strictObject({ meansCode: codeText, iban: codeText, bank: shortText, remittance: shortText }),
  prepaid: codeText,
  notes: longText,
  paymentTerms: longText,
  references: v.strictObject({
    purchaseOrder: shortText,
    contract: shortText,
    buyerReference: shortText,
    despatchAdvice: shortText,
  }),
  precedingInvoices: v.pipe(
    v.array(v.strictObject({ number: shortText, issueDate: optionalIsoDate })),
    v.maxLength(500),
  ),
}) satisfies v.GenericSchema<unknown, InvoiceDraft>;

/** A saved draft. `content` is what the person wrote; the rest says whose and when. */
export const draftSchema = v.strictObject({
  id: entityIdSchema,
  type: v.literal('invoice'),
  content: invoiceDraftSchema,
  /** Name of the device it was last written on, and when. */
  deviceName: shortText,
  writtenAt: isoInstant,
});
export type Draft = v.InferOutput<typeof draftSchema>;
