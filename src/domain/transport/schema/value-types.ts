import { codePoints, normalized } from '../../invoice/validation/value-text';
import { isSchemaValue } from '../../ubl/schema-values';
import { trimSpace } from '../../xml/xml-characters';
import { COUNTRY_CODES, SCHEMA_ONLY_COUNTRY_CODES } from '../codes/country-codes';
import { hasUitShape } from '../uit';

/** A simple type of the schema: what it is called in findings, and whether a raw attribute value is one of its values. */
export interface ValueType {
  readonly name: string;
  /** The longest text, where the type bounds it. */
  readonly max?: number;
  /** The values where they are few enough to be listed. */
  readonly codes?: readonly string[];
  readonly accepts: (raw: string) => boolean;
}

function pattern(name: string, expression: RegExp): ValueType {
  return { name, accepts: (raw) => expression.test(raw) };
}

/** `xs:token` of 1 to `max` characters: blanks around and repeated ones do not count. */
export function text(max: number): ValueType {
  return {
    name: 'text',
    max,
    accepts: (raw) => {
      const length = codePoints(normalized(raw));
      return length >= 1 && length <= max;
    },
  };
}

const INTEGER = /^[+-]?[0-9]+$/;

/** `xs:int` out of a list: compared as numbers, so that `030` and `+30` are 30 (the rules refuse them afterwards). */
export function listed(name: string, codes: Iterable<string>): ValueType {
  const numbers = new Set([...codes].map(Number));
  return {
    name,
    codes: [...codes],
    accepts: (raw) => {
      const tight = trimSpace(raw);
      return INTEGER.test(tight) && numbers.has(Number(tight));
    },
  };
}

const AMOUNT = /^[0-9]{0,12}(?:\.[0-9]{0,2})?$/;

/** Up to 12 digits, a point, up to 2 decimals; `.5` and `5.` are numbers, a lone point and nothing are none. */
function isAmount(raw: string): boolean {
  const tight = trimSpace(raw);
  return AMOUNT.test(tight) && /[0-9]/.test(tight);
}

export const AMOUNT_TYPE: ValueType = { name: 'amount', accepts: isAmount };

export const POSITIVE_AMOUNT: ValueType = {
  name: 'positive-amount',
  accepts: (raw) => isAmount(raw) && /[1-9]/.test(raw),
};

const COUNTRIES = new Set(`${COUNTRY_CODES} ${SCHEMA_ONLY_COUNTRY_CODES}`.split(' '));

export const COUNTRY: ValueType = { name: 'country', accepts: (raw) => COUNTRIES.has(raw) };

export const UIT: ValueType = { name: 'uit', accepts: hasUitShape };

/** `\d` of XML Schema is any decimal digit of Unicode. */
export const DECLARANT = pattern('declarant', /^(?:\p{Nd}{13}|\p{Nd}{2,10})$/u);

export const AFTER_OUTAGE = pattern('outage', /^D$/);

export const TARIFF_CODE = pattern('tariff', /^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/);

export const UNIT = pattern('unit', /^[0-9A-Z]{2,3}$/);

export const PLATE = pattern('plate', /^[0-9A-Z]{2,20}$/);

/** xs:date. The official checker (libxml2) takes no blanks around it, which XML Schema would. */
export const DATE: ValueType = {
  name: 'date',
  accepts: (raw) => raw === trimSpace(raw) && isSchemaValue('date', raw),
};

const DAY = /^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}$/;

/** xs:dateTime: a day without zone, `T`, a time with one or without. */
export const DATE_TIME: ValueType = {
  name: 'date-time',
  accepts: (raw) => {
    const at = raw.indexOf('T');
    const [day, time] = [raw.slice(0, Math.max(0, at)), raw.slice(at + 1)];
    return DAY.test(day) && isSchemaValue('date', day) && time === trimSpace(time) && isSchemaValue('time', time);
  },
};
