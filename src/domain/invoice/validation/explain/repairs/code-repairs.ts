/** Codes written in another way than the list has them: units, currencies, countries, categories, file types. */
import { COUNTRY_CODES } from '../../../../codelists/country-codes';
import { CURRENCY_CODES } from '../../../../codelists/currency-codes';
import { foldedText } from './folded-text';
import { elementOf, putAttribute, putText, type Repairer } from './repair-case';
import { unitCodeOf } from './unit-names';

const CURRENCIES = new Set(CURRENCY_CODES.split(' '));
const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  lei: 'RON',
  leu: 'RON',
  rol: 'RON',
  euro: 'EUR',
  usdollar: 'USD',
};

/** `lei`, `ron`, `RON ` → `RON`; undefined where it is not certain. */
export function currencyCodeOf(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  return CURRENCIES.has(upper) ? upper : CURRENCY_NAMES[foldedText(text)];
}

const COUNTRIES = new Set(COUNTRY_CODES.split(' '));
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  romania: 'RO',
  rou: 'RO',
  rom: 'RO',
  rumania: 'RO',
  germania: 'DE',
  deu: 'DE',
  ungaria: 'HU',
  hun: 'HU',
  bulgaria: 'BG',
  bgr: 'BG',
  moldova: 'MD',
  republicamoldova: 'MD',
  italia: 'IT',
  ita: 'IT',
  franta: 'FR',
  fra: 'FR',
  austria: 'AT',
  aut: 'AT',
  grecia: 'GR',
  el: 'GR',
  uk: 'GB',
};

/** `România`, `ro`, `ROU` → `RO`; undefined where it is not certain. */
export function countryCodeOf(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  return COUNTRIES.has(upper) ? upper : COUNTRY_NAMES[foldedText(text)];
}

const VAT_CATEGORIES = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'O']);
const MIME_BY_TEXT: Readonly<Record<string, string>> = {
  applicationpdf: 'application/pdf',
  applicationxpdf: 'application/pdf',
  pdf: 'application/pdf',
  imagejpg: 'image/jpeg',
  imagejpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  imagepng: 'image/png',
  png: 'image/png',
  textcsv: 'text/csv',
  csv: 'text/csv',
};

/** Repairs the element's text by a reading of what was meant. */
function textBy(read: (text: string) => string | undefined): Repairer {
  return (at) => putText(at, at.actual === undefined ? undefined : read(at.actual));
}

/** Repairs an attribute by a reading of what was meant. */
function attributeBy(attribute: string, read: (text: string) => string | undefined): Repairer {
  return (at) => (at.actual === undefined ? null : putAttribute(at, attribute, at.actual, read(at.actual)));
}

function vatCategoryOf(text: string): string | undefined {
  const upper = text.trim().toUpperCase();
  return VAT_CATEGORIES.has(upper) ? upper : undefined;
}

/** A VAT number whose only fault is small letters or blanks in its prefix. */
function vatNumberOf(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  const country = /^([A-Z]{2})[\s.-]*\w+$/.exec(number)?.[1];
  return country !== undefined && (country === 'EL' || COUNTRIES.has(country)) ? number : undefined;
}

/** „numerar” is 10, „card” 48; transfers have several codes and get none. */
function paymentMeansOf(text: string): string | undefined {
  const folded = foldedText(text);
  if (folded === 'numerar' || folded === 'cash') return '10';
  return folded === 'card' ? '48' : undefined;
}

/** UBL-DT-06: the file type an attachment's name tells. */
const mimeByName: Repairer = (at) => {
  const name = elementOf(at)?.attributes.find((attribute) => attribute.name === 'filename')?.value ?? '';
  return putAttribute(at, 'mimeCode', '', MIME_BY_TEXT[foldedText(/\.\w+$/.exec(name.trim())?.[0] ?? '')]);
};

/** Repairs of codes, by rule. */
export const CODE_REPAIRS: Readonly<Record<string, Repairer>> = {
  'BR-CL-03': attributeBy('currencyID', currencyCodeOf),
  'BR-CL-04': textBy(currencyCodeOf),
  'BR-CL-05': textBy(currencyCodeOf),
  'BR-CL-14': textBy(countryCodeOf),
  'BR-CL-15': textBy(countryCodeOf),
  'BR-CL-16': textBy(paymentMeansOf),
  'BR-CL-17': textBy(vatCategoryOf),
  'BR-CL-18': textBy(vatCategoryOf),
  'BR-CL-23': attributeBy('unitCode', unitCodeOf),
  'BR-CL-24': attributeBy('mimeCode', (text) => MIME_BY_TEXT[foldedText(text)]),
  'BR-CO-09': textBy(vatNumberOf),
  'UBL-DT-06': mimeByName,
};
