/**
 * The parts of a declaration: our names, and the schema's attribute of each, in the order in which they are written. Values
 * are texts as the schema has them (amounts with a point, codes as in their lists, `yyyy-MM-dd`); '' where there is none.
 */

/** The root: who declares. */
export const DECLARER_FIELDS = {
  /** Fiscal code without RO, or CNP/NIF. */
  declarant: 'codDeclarant',
  /** Our own reference, which the upload and the list give back. */
  reference: 'refDeclarant',
  /** `D` where it is declared after an outage of ANAF's service, else ''. */
  afterOutage: 'declPostAvarie',
} as const;

export const GOODS_FIELDS = {
  purpose: 'codScopOperatiune',
  /** 4, 6 or 8 digits of the Combined Nomenclature. */
  tariffCode: 'codTarifar',
  name: 'denumireMarfa',
  quantity: 'cantitate',
  unit: 'codUnitateMasura',
  /** Kilograms. */
  netWeight: 'greutateNeta',
  grossWeight: 'greutateBruta',
  /** Lei, without VAT. */
  value: 'valoareLeiFaraTva',
  reference: 'refDeclarant',
} as const;

export const PARTNER_FIELDS = { country: 'codTara', code: 'cod', name: 'denumire' } as const;

const PLATE_FIELDS = { vehicle: 'nrVehicul', firstTrailer: 'nrRemorca1', secondTrailer: 'nrRemorca2' } as const;

export const TRANSPORT_FIELDS = {
  ...PLATE_FIELDS,
  organiserCountry: 'codTaraOrgTransport',
  organiserCode: 'codOrgTransport',
  organiserName: 'denumireOrgTransport',
  /** The day it starts on Romanian roads. */
  startDate: 'dataTransport',
} as const;

export const PLACE_FIELDS = { borderPoint: 'codPtf', customsOffice: 'codBirouVamal' } as const;

export const ADDRESS_FIELDS = {
  county: 'codJudet',
  locality: 'denumireLocalitate',
  street: 'denumireStrada',
  number: 'numar',
  block: 'bloc',
  entrance: 'scara',
  floor: 'etaj',
  apartment: 'apartament',
  more: 'alteInfo',
  postalCode: 'codPostal',
} as const;

export const DOCUMENT_FIELDS = {
  type: 'tipDocument',
  number: 'numarDocument',
  date: 'dataDocument',
  remarks: 'observatii',
} as const;

export const EARLIER_FIELDS = { uit: 'uit', remarks: 'observatii', reference: 'refDeclarant' } as const;

export const CONFIRMATION_FIELDS = { uit: 'uit', type: 'tipConfirmare', remarks: 'observatii' } as const;

export const VEHICLE_CHANGE_FIELDS = {
  uit: 'uit',
  ...PLATE_FIELDS,
  /** `yyyy-MM-ddThh:mm:ss`, in Romania's time where no zone is written. */
  changedAt: 'dataModificare',
  remarks: 'observatii',
} as const;

/** A table of fields: our name, the schema's attribute. */
export type Fields = Readonly<Record<string, string>>;

/** The texts of a table of fields. */
export type TextsOf<F extends Fields> = { readonly [K in keyof F]: string };
