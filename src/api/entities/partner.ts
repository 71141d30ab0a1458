import * as v from 'valibot';
import { codeText, longText, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { addressSchema } from './address';

/** What an invoice to a partner begins with; '' takes the company's usual. */
export const partnerInvoicingSchema = v.strictObject({
  /** A payment method of the company, by its id. */
  payment: codeText,
  /** A series of invoices, by its id. */
  serialId: codeText,
  /** Of the paper. */
  language: v.picklist(['', 'ro', 'ro-en']),
  /** BT-22. */
  note: longText,
  /** The name of the price list it buys by; absent in partners of before, '' by none. */
  priceList: v.exactOptional(shortText),
});
export type PartnerInvoicing = v.InferOutput<typeof partnerInvoicingSchema>;

/** A business partner of a company: whom it invoices. */
export const partnerContentSchema = v.strictObject({
  /** True: without a Romanian tax code (external invoices). */
  external: v.boolean(),
  name: shortText,
  /** CUI without prefix, CNP, or a foreign VAT number; '' for an unnamed consumer. */
  taxId: codeText,
  vatRegistered: v.boolean(),
  /** Day on which the VAT state was last looked up; '' never. */
  vatCheckedOn: codeText,
  registration: codeText,
  address: addressSchema,
  contactName: shortText,
  email: shortText,
  telephone: codeText,
  iban: codeText,
  bank: shortText,
  /** Days to the due date; '' takes the company's. */
  paymentTermDays: codeText,
  notes: longText,
  /** Absent where it says nothing, as in partners of before. */
  invoicing: v.exactOptional(partnerInvoicingSchema),
});
export type PartnerContent = v.InferOutput<typeof partnerContentSchema>;

export const partnerSchema = v.strictObject({ id: entityIdSchema, ...partnerContentSchema.entries });
export type Partner = v.InferOutput<typeof partnerSchema>;
