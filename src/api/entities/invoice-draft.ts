/** The editor's draft as it travels: the schema of domain/invoice/invoice-draft.ts, bounded. */
import * as v from 'valibot';
import {
  LONGEST_DESCRIPTION,
  LONGEST_REFERENCE,
  MOST_ATTACHED_BYTES,
  MOST_ATTACHMENTS,
} from '../../domain/invoice/attachments/attachment-limits';
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
  priced: v.exactOptional(v.strictObject({ by: v.picklist(['list', 'client', 'product', 'hand']), from: shortText })),
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

const draftMoreSchema = v.strictObject({
  project: shortText,
  salesOrder: shortText,
  receivingAdvice: shortText,
  tender: shortText,
  object: shortText,
  accounting: shortText,
  periodStart: optionalIsoDate,
  periodEnd: optionalIsoDate,
  taxPointCode: codeText,
  deliveryName: shortText,
  deliveryLine: shortText,
  deliveryCity: shortText,
  deliveryPostCode: codeText,
  deliveryCounty: codeText,
  deliveryCountry: codeText,
});

const draftAttachmentSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(36)),
  fileName: shortText,
  mimeCode: shortText,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ATTACHED_BYTES)),
  reference: v.pipe(v.string(), v.maxLength(LONGEST_REFERENCE)),
  description: v.pipe(v.string(), v.maxLength(LONGEST_DESCRIPTION)),
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
  more: v.exactOptional(draftMoreSchema),
  language: v.exactOptional(v.picklist(['', 'ro', 'ro-en'])),
  attachments: v.exactOptional(v.pipe(v.array(draftAttachmentSchema), v.maxLength(MOST_ATTACHMENTS))),
}) satisfies v.GenericSchema<unknown, InvoiceDraft>;

/**
 * `extern`: to a buyer without a Romanian fiscal code, for which the plan needs the ability externe. `template`: lines that are
 * put into drafts, never issued themselves (docs/decisions/0056).
 */
export const draftTypeSchema = v.picklist(['invoice', 'extern', 'template']);

/** A saved draft. `content` is what the person wrote; the rest says whose and when. */
export const draftSchema = v.strictObject({
  id: entityIdSchema,
  type: draftTypeSchema,
  content: invoiceDraftSchema,
  /** Name of the device it was last written on, and when. */
  deviceName: shortText,
  writtenAt: isoInstant,
});
export type Draft = v.InferOutput<typeof draftSchema>;
