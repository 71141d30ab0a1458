import * as v from 'valibot';
import { codeText, longText, shortText } from '../fields';
import { entityIdSchema } from '../ids';
import { addressSchema } from './address';

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
});
export type PartnerContent = v.InferOutput<typeof partnerContentSchema>;

export const partnerSchema = v.strictObject({ id: entityIdSchema, ...partnerContentSchema.entries });
export type Partner = v.InferOutput<typeof partnerSchema>;
