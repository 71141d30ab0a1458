/** Reads the register's answer; `found` is read wherever it is, booleans decide and not the presence of fields. */
import * as v from 'valibot';
import { findCounty } from '@/domain/identifiers/counties';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import type { Exchange } from '../outside-exchange';
import type { CompanyRegistration, RegisterAnswer } from './company-register';

/** The service writes '' and sometimes a blank for nothing, and leaves fields out. */
const text = v.optional(v.pipe(v.nullable(v.union([v.string(), v.number()])), v.transform(trimmed)), '');
const flag = v.optional(v.nullable(v.boolean()), false);

const officeSchema = v.looseObject({
  sdenumire_Strada: text,
  snumar_Strada: text,
  sdenumire_Localitate: text,
  sdenumire_Judet: text,
  scod_JudetAuto: text,
  scod_Postal: text,
  sdetalii_Adresa: text,
});

const entrySchema = v.looseObject({
  date_generale: v.looseObject({
    cui: v.union([v.number(), v.string()]),
    denumire: text,
    nrRegCom: text,
    telefon: text,
    codPostal: text,
    stare_inregistrare: text,
    statusRO_e_Factura: flag,
  }),
  inregistrare_scop_Tva: v.optional(v.looseObject({ scpTVA: flag }), {}),
  inregistrare_RTVAI: v.optional(v.looseObject({ statusTvaIncasare: flag }), {}),
  stare_inactiv: v.optional(v.looseObject({ statusInactivi: flag }), {}),
  inregistrare_SplitTVA: v.optional(v.looseObject({ statusSplitTVA: flag }), {}),
  adresa_sediu_social: v.optional(officeSchema, {}),
});
type RegisterEntry = v.InferOutput<typeof entrySchema>;

const answerSchema = v.looseObject({
  found: v.optional(v.array(entrySchema), []),
  notFound: v.optional(v.array(v.union([v.number(), v.string()])), []),
});

export function registerAnswer(exchange: Exchange, cui: string, day: string): RegisterAnswer {
  if (exchange.kind !== 'answer') return { kind: 'unavailable', detail: exchange.detail };
  const body = new TextDecoder().decode(exchange.body);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), body);
  // 404 with a body means that nothing was found (section 1.3); any other status says nothing of the company.
  if (!read.success || (exchange.status !== 200 && exchange.status !== 404))
    return { kind: 'unavailable', detail: `HTTP ${exchange.status}` };
  const entry = read.output.found.find(({ date_generale }) => String(date_generale.cui) === cui);
  if (entry !== undefined) return { kind: 'answer', company: registration(entry, cui, day) };
  const denied = read.output.notFound.some((code) => String(code) === cui);
  return denied
    ? { kind: 'answer', company: unknownCompany(cui, day) }
    : { kind: 'unavailable', detail: 'the answer does not name the code' };
}

function registration(entry: RegisterEntry, cui: string, day: string): CompanyRegistration {
  const { date_generale: general } = entry;
  return {
    cui,
    found: true,
    name: general.denumire,
    registration: general.nrRegCom,
    address: address(entry),
    telephone: general.telefon,
    vatRegistered: entry.inregistrare_scop_Tva.scpTVA === true,
    cashVat: entry.inregistrare_RTVAI.statusTvaIncasare === true,
    inactive: entry.stare_inactiv.statusInactivi === true,
    splitVat: entry.inregistrare_SplitTVA.statusSplitTVA === true,
    eInvoiceRegistered: general.statusRO_e_Factura === true,
    registrationState: general.stare_inregistrare,
    checkedOn: day,
  };
}

function address({
  adresa_sediu_social: office,
  date_generale: general,
}: RegisterEntry): CompanyRegistration['address'] {
  const number = office.snumar_Strada === '' ? '' : ` nr. ${office.snumar_Strada}`;
  const details = office.sdetalii_Adresa === '' ? '' : `, ${office.sdetalii_Adresa}`;
  const county = findCounty(office.scod_JudetAuto)?.iso ?? office.sdenumire_Judet;
  const place = normalizeCountyAndCity('RO', county, office.sdenumire_Localitate);
  return {
    line1: `${office.sdenumire_Strada}${number}${details}`,
    city: place.city,
    postCode: office.scod_Postal === '' ? general.codPostal : office.scod_Postal,
    countrySubdivision: place.countrySubdivision,
    country: 'RO',
  };
}

function unknownCompany(cui: string, day: string): CompanyRegistration {
  return {
    cui,
    found: false,
    name: '',
    registration: '',
    address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
    telephone: '',
    vatRegistered: false,
    cashVat: false,
    inactive: false,
    splitVat: false,
    eInvoiceRegistered: false,
    registrationState: '',
    checkedOn: day,
  };
}

function trimmed(value: string | number | null): string {
  return value === null ? '' : String(value).trim();
}
