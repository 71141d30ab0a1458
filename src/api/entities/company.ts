import * as v from 'valibot';
import { codeText, shortText } from '../fields';
import { companyIdSchema, versionSchema } from '../ids';
import { addressSchema } from './address';

/** What a person may do with a company beside the work on it: owners and plan administrators give and take access. */
export const COMPANY_ROLES = ['owner', 'administrator', 'user'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** A company as the user's authorizations give it (specification, section 3), with what stands on its invoices. */
export const companySchema = v.looseObject({
  id: companyIdSchema,
  authorizationId: v.number(),
  /** Fiscal code, digits only. */
  cif: codeText,
  name: shortText,
  /** Whether ANAF may be contacted for it (an authorization with a certificate exists). */
  isAuthorized: v.boolean(),
  keys: v.looseObject({ efactura: v.optional(v.string()) }),
  backup: v.nullable(v.string()),
  /** E-mail of the plan administrator. */
  plan: v.looseObject({ administrator: v.string() }),
  vatRegistered: v.boolean(),
  registration: codeText,
  /** BT-33, for example „Capital social: 200 lei”. */
  legalForm: shortText,
  tradingName: shortText,
  address: addressSchema,
  email: shortText,
  telephone: codeText,
  contactName: shortText,
  iban: codeText,
  bank: shortText,
  paymentTermDays: v.number(),
  /** Addition: VAT at collection; absent from a server of before. */
  vatOnCollection: v.exactOptional(v.boolean()),
  /** Addition: of the caller. */
  role: v.exactOptional(v.picklist(COMPANY_ROLES)),
  /** Addition: of the company's newest change; what stands there already need not be asked for. */
  version: v.exactOptional(versionSchema),
});
export type Company = v.InferOutput<typeof companySchema>;

/** What a person says of a company when it is made: what will stand on its invoices. */
export const companyParticularsSchema = v.strictObject({
  /** Fiscal code, digits only. */
  cif: v.pipe(v.string(), v.regex(/^\d{2,10}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  vatRegistered: v.boolean(),
  registration: codeText,
  legalForm: shortText,
  tradingName: shortText,
  address: addressSchema,
  email: shortText,
  telephone: codeText,
  contactName: shortText,
  iban: codeText,
  bank: shortText,
  paymentTermDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
});
export type CompanyParticulars = v.InferOutput<typeof companyParticularsSchema>;
