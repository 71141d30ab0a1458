/** What a value was surely meant to be, by attribute; undefined where it is not certain. */
import { UNIT_CODES } from '../../../codelists/unit-codes';
import { COUNTIES, findCounty } from '../../../identifiers/counties';
import { countryCodeOf } from '../../../invoice/validation/explain/repairs/code-repairs';
import { isoDateOf } from '../../../invoice/validation/explain/repairs/date-repair';
import { unitCodeOf } from '../../../invoice/validation/explain/repairs/unit-names';
import { trimSpace } from '../../../xml/xml-characters';
import { COUNTRY_CODES } from '../../codes/country-codes';
import { OPERATIONS } from '../../operations';
import { TIN } from '../../rules/patterns';
import * as type from '../../schema/value-types';
import { isUit } from '../../uit';

export type ValueReading = (value: string) => string | undefined;

const SEPARATORS = /[\s.\-\u00a0]+/g;

/** The reading where it has the form asked. */
function reading(read: (value: string) => string, accepts: (value: string) => boolean): ValueReading {
  return (value) => {
    const meant = read(value);
    return accepts(meant) ? meant : undefined;
  };
}

const fiscalCode = reading(
  (value) => value.toUpperCase().replace(SEPARATORS, '').replace(/^RO/, ''),
  (value) => TIN.test(value),
);

const plate = reading((value) => value.toUpperCase().replace(SEPARATORS, ''), type.PLATE.accepts);

const tariffCode = reading((value) => value.replace(SEPARATORS, ''), type.TARIFF_CODE.accepts);

/** Blanks and decimals that are zeros go; a comma with one or two decimals after it is a point. */
const amount = reading((value) => {
  const tight = value
    .replace(/[\s\u00a0]+/g, '')
    .replace(/^\+/, '')
    .replace(/^([0-9]+),([0-9]{1,2})$/, '$1.$2');
  return tight.replace(/^([0-9]+\.[0-9]{2})0+$/, '$1');
}, type.AMOUNT_TYPE.accepts);

const uit = reading((value) => value.toUpperCase().replace(SEPARATORS, ''), isUit);

/** The code as its list writes it: no blanks, no zeros or sign before it. */
function listCode(codes: readonly string[]): ValueReading {
  return reading(
    (value) => trimSpace(value).replace(/^\+?0*(?=[0-9])/, ''),
    (value) => codes.includes(value),
  );
}

const COUNTRIES = new Set(COUNTRY_CODES.split(' '));

const country: ValueReading = (value) => {
  const code = countryCodeOf(value) ?? value.trim().toUpperCase();
  const own = code === 'GR' ? 'EL' : code === 'UK' ? 'GB' : code;
  return COUNTRIES.has(own) ? own : undefined;
};

const UNITS = new Set(UNIT_CODES.split(' '));

const unit: ValueReading = (value) => {
  const upper = value.trim().toUpperCase();
  const code = unitCodeOf(value) ?? (UNITS.has(upper) ? upper : undefined);
  return code !== undefined && type.UNIT.accepts(code) ? code : undefined;
};

const countyNumber = listCode(COUNTIES.map(({ number }) => String(number)));

/** By number, name or plate letters. */
const county: ValueReading = (value) => {
  const named = findCounty(value);
  return named === undefined ? countyNumber(value) : String(named.number);
};

const operation: ValueReading = (value) => {
  const text = value.trim().toUpperCase();
  return OPERATIONS.find(({ code, short }) => short === text || String(Number(text)) === code)?.code;
};

/** A day and an hour with a blank between them, or without seconds. */
const moment: ValueReading = (value) => {
  const [, day = '', clock = '', seconds = ':00'] = /^\s*(\S+)[\sT]+(\d{2}:\d{2})(:\d{2})?\s*$/.exec(value) ?? [];
  const date = isoDateOf(day);
  const meant = `${date ?? ''}T${clock}${seconds}`;
  return date !== undefined && type.DATE_TIME.accepts(meant) ? meant : undefined;
};

const afterOutage: ValueReading = (value) => (value.trim().toUpperCase() === 'D' ? 'D' : undefined);

export const VALUE_READINGS: Readonly<Record<string, ValueReading>> = {
  codDeclarant: fiscalCode,
  declPostAvarie: afterOutage,
  uit,
  codTipOperatiune: operation,
  codScopOperatiune: listCode(OPERATIONS.flatMap(({ purposes }) => purposes)),
  codTarifar: tariffCode,
  cantitate: amount,
  codUnitateMasura: unit,
  greutateNeta: amount,
  greutateBruta: amount,
  valoareLeiFaraTva: amount,
  codTara: country,
  cod: fiscalCode,
  nrVehicul: plate,
  nrRemorca1: plate,
  nrRemorca2: plate,
  codTaraOrgTransport: country,
  codOrgTransport: fiscalCode,
  dataTransport: isoDateOf,
  codJudet: county,
  tipDocument: listCode(['10', '20', '30', '9999']),
  dataDocument: isoDateOf,
  tipConfirmare: listCode(['10', '20', '30']),
  dataModificare: moment,
};
