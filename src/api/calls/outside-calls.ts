/** Calls answered from outside services through the server's caches. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { addressSchema } from '../entities/address';
import { codeText, isoDate, isoInstant, shortText } from '../fields';

/** A company as ANAF's register gives it (reference/public-services.md, section 1). */
export const companyDetailsSchema = v.looseObject({
  cui: codeText,
  found: v.boolean(),
  name: v.string(),
  registration: v.string(),
  address: addressSchema,
  telephone: v.string(),
  vatRegistered: v.boolean(),
  cashVat: v.boolean(),
  inactive: v.boolean(),
  splitVat: v.boolean(),
  eInvoiceRegistered: v.boolean(),
  /** The register's own words on the registration, for example „RADIERE din data 01.02.2024”. */
  registrationState: v.string(),
  /** The day the answer holds for, and whether it comes from our store because the service did not answer. */
  checkedOn: v.string(),
  fromCache: v.boolean(),
});
export type CompanyDetailsResult = v.InferOutput<typeof companyDetailsSchema>;

export const CompanyDetails = defineCall('CompanyDetails', {
  base: 'common',
  body: v.strictObject({ cui: v.pipe(v.string(), v.regex(/^(RO)?\d{2,10}$/i)) }),
  result: v.looseObject({ company: companyDetailsSchema }),
});

/** Rates in force for operations of `dataEmitere` (default today): those of the last banking day before it (art. 290). */
export const GetExchangeRates = defineCall('GetExchangeRates', {
  base: 'backend',
  params: v.strictObject({ dataEmitere: v.exactOptional(isoDate) }),
  result: v.looseObject({
    ratesDate: isoDate,
    rates: v.array(v.looseObject({ currency: shortText, rate: v.string(), multiplier: v.number() })),
  }),
});

/** A member state as VIES calls it: Greece `EL`, Northern Ireland `XI`. */
const viesCountry = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** Without the prefix. */
const viesNumber = v.pipe(v.string(), v.regex(/^[0-9A-Z+*]{2,12}$/));

export const viesResultSchema = v.looseObject({
  /** `unknown`: VIES or the member state said nothing of the number. */
  state: v.picklist(['valid', 'invalid', 'unknown']),
  /** Why nothing was said, in VIES's own codes; '' where no answer came that could be read. */
  code: v.string(),
  /** '' where the member state hides it. */
  name: v.string(),
  address: v.string(),
  /** Number of the consultation, evidence of having asked; '' where no requester was named. */
  consultation: v.string(),
  checkedAt: isoInstant,
});
export type ViesResult = v.InferOutput<typeof viesResultSchema>;

/** Whether a VAT number is in the Union's register (reference/public-services.md, section 3). The requester is the own company. */
export const ViesRequest = defineCall('ViesRequest', {
  base: 'backend',
  params: v.strictObject({
    countryCode: viesCountry,
    vatNumber: viesNumber,
    requesterCountry: v.exactOptional(viesCountry),
    requesterNumber: v.exactOptional(viesNumber),
  }),
  result: v.looseObject({ vies: viesResultSchema }),
});

/** ANAF's e-Factura, its register of taxpayers, the National Bank's rates. */
export const OUTSIDE_SERVICES = ['efactura', 'register', 'rates'] as const;
export type OutsideService = (typeof OUTSIDE_SERVICES)[number];

/** How a service answered the server last. */
export interface ServiceState {
  readonly service: OutsideService;
  /** False: no answer, or one that says the service is down. */
  readonly answered: boolean;
  /** Milliseconds of that exchange. */
  readonly tookMs: number;
  /** ISO instant. */
  readonly at: string;
}

/** Addition: how the services outside stand, for whoever waits for them; those not asked lately are missing. */
export const GetServiceStates = defineCall('GetServiceStates', {
  base: 'common',
  result: v.looseObject({
    services: v.array(
      v.looseObject({
        service: v.picklist(OUTSIDE_SERVICES),
        answered: v.boolean(),
        tookMs: v.number(),
        at: v.string(),
      }),
    ),
  }),
  addition: true,
});
