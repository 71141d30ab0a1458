/** What stands on a company's invoices: one row a company, under an id made of its number. Its first change makes the row. */
import * as v from 'valibot';
import { type CompanyId, type EntityId, entityIdSchema } from '../ids';
import { type Company, companyParticularsSchema } from './company';

const { cif: _, ...changeable } = companyParticularsSchema.entries;

/** The fiscal code is not among them: another code is another company. */
export const particularsContentSchema = v.strictObject({
  ...changeable,
  /** VAT at collection (Fiscal Code, article 282 (3)): new invoices say so. */
  vatOnCollection: v.boolean(),
});
export type ParticularsContent = v.InferOutput<typeof particularsContentSchema>;
export const particularsSchema = v.strictObject({ id: entityIdSchema, ...particularsContentSchema.entries });
export type Particulars = v.InferOutput<typeof particularsSchema>;

/** The company's own row. */
export function ownParticularsId(company: CompanyId): EntityId {
  return v.parse(entityIdSchema, `00000000-0000-8000-8002-${String(company).padStart(12, '0')}`);
}

/** As the company's authorization says them. */
export function particularsOfCompany(company: Company): ParticularsContent {
  return {
    name: company.name,
    vatRegistered: company.vatRegistered,
    registration: company.registration,
    legalForm: company.legalForm,
    tradingName: company.tradingName,
    address: company.address,
    email: company.email,
    telephone: company.telephone,
    contactName: company.contactName,
    iban: company.iban,
    bank: company.bank,
    paymentTermDays: company.paymentTermDays,
    vatOnCollection: company.vatOnCollection ?? false,
  };
}
