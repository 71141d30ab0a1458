/** One company in the register's own shape: upper case, no diacritics, '' for what is empty (version 9). */
import { COUNTIES } from '@/domain/identifiers/counties';
import type { RegisteredCompany } from './registered-company';

export function registerEntry(company: RegisteredCompany, day: string): unknown {
  const vat = company.vatRegistered && !company.inactive && company.struckOffOn === '';
  return {
    date_generale: general(company, day),
    inregistrare_scop_Tva: {
      scpTVA: vat,
      perioade_TVA: company.vatRegistered
        ? [
            {
              data_inceput_ScpTVA: company.registeredOn,
              data_sfarsit_ScpTVA: vat ? '' : company.struckOffOn,
              data_anul_imp_ScpTVA: '',
              mesaj_ScpTVA: '',
            },
          ]
        : [],
    },
    inregistrare_RTVAI: {
      dataInceputTvaInc: company.cashVat ? company.registeredOn : '',
      dataSfarsitTvaInc: '',
      dataActualizareTvaInc: '',
      dataPublicareTvaInc: '',
      tipActTvaInc: company.cashVat ? 'Inscriere' : '',
      statusTvaIncasare: company.cashVat,
    },
    stare_inactiv: {
      dataInactivare: company.inactive ? '2025-02-03' : ' ',
      dataReactivare: ' ',
      dataPublicare: company.inactive ? '2025-02-04' : ' ',
      dataRadiere: company.struckOffOn || ' ',
      statusInactivi: company.inactive,
    },
    inregistrare_SplitTVA: { dataInceputSplitTVA: '', dataAnulareSplitTVA: '', statusSplitTVA: false },
    adresa_sediu_social: address(company, 's'),
    adresa_domiciliu_fiscal: address(company, 'd'),
  };
}

function general(company: RegisteredCompany, day: string): unknown {
  return {
    cui: Number(company.cui),
    data: day,
    denumire: plainUpper(company.name),
    adresa: plainUpper(`JUD. ${countyName(company)}, ${company.city}, ${company.street}, NR.${company.streetNumber}`),
    nrRegCom: company.registration,
    telefon: company.telephone,
    fax: '',
    codPostal: company.postCode,
    act: '',
    stare_inregistrare: registrationState(company),
    data_inregistrare: company.registeredOn,
    cod_CAEN: '4690',
    iban: '',
    statusRO_e_Factura: company.eInvoice,
    data_inreg_Reg_RO_e_Factura: company.eInvoice ? '2024-01-01' : '',
    organFiscalCompetent: `Administratia Judeteana a Finantelor Publice ${countyName(company)}`,
    forma_de_proprietate: 'PROPR.PRIVATA-CAPITAL PRIVAT AUTOHTON',
    forma_organizare: 'PERSOANA JURIDICA',
    forma_juridica: 'SOCIETATE COMERCIALĂ CU RĂSPUNDERE LIMITATĂ',
  };
}

function registrationState({ struckOffOn, registeredOn }: RegisteredCompany): string {
  return struckOffOn === ''
    ? `INREGISTRAT din data ${dotted(registeredOn)}`
    : `RADIERE din data ${dotted(struckOffOn)}`;
}

const dotted = (day: string): string => day.split('-').reverse().join('.');

function countyName({ county }: RegisteredCompany): string {
  return COUNTIES.find((known) => known.plate === county)?.name ?? county;
}

/** `prefix` s: registered office; d: fiscal domicile. */
function address(company: RegisteredCompany, prefix: 's' | 'd'): unknown {
  const bucharest = company.county === 'B';
  const city = bucharest ? `${company.city} Mun. Bucureşti` : company.city;
  return {
    [`${prefix}denumire_Strada`]: company.street,
    [`${prefix}numar_Strada`]: company.streetNumber,
    [`${prefix}denumire_Localitate`]: city,
    [`${prefix}cod_Localitate`]: '1',
    [`${prefix}denumire_Judet`]: bucharest ? 'MUNICIPIUL BUCUREŞTI' : plainUpper(countyName(company)),
    [`${prefix}cod_Judet`]: String(COUNTIES.find((known) => known.plate === company.county)?.number ?? 0),
    [`${prefix}cod_JudetAuto`]: company.county,
    [`${prefix}tara`]: '',
    [`${prefix}detalii_Adresa`]: '',
    [`${prefix}cod_Postal`]: company.postCode,
  };
}

function plainUpper(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
