/** Schema errors (`UBL-XSD`) whose remedy is certain: values written the Romanian way, a currency left out. */
import { descendant } from '../xml-path';
import { currencyCodeOf } from './code-repairs';
import { isoDateOf } from './date-repair';
import { putAttribute, putText, type RepairCase, type Repairer } from './repair-case';

/** `1234,5` and `1.234,56` → `1234.5`, `1234.56`; undefined where point and comma could mean something else. */
export function decimalOf(text: string): string | undefined {
  const typed = text.trim();
  if (/^-?\d+,\d+$/.test(typed) && !/,\d{3}$/.test(typed)) return typed.replace(',', '.');
  return /^-?\d{1,3}(\.\d{3})+,\d+$/.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : undefined;
}

function booleanOf(text: string): string | undefined {
  const lower = text.trim().toLowerCase();
  return lower === 'true' || lower === 'false' ? lower : undefined;
}

const READERS: Readonly<Record<string, (text: string) => string | undefined>> = {
  decimal: decimalOf,
  date: isoDateOf,
  boolean: booleanOf,
};

/** The invoice's currency for an amount without one, where the invoice has only one. */
function currencyOf(at: RepairCase): string | undefined {
  const { document } = at.context;
  if (descendant(document, ['TaxCurrencyCode'])) return undefined;
  return currencyCodeOf(descendant(document, ['DocumentCurrencyCode'])?.text ?? '');
}

export const repairSchema: Repairer = (at) => {
  const { problem, type = '', attribute } = at.finding.values;
  if (problem === 'attribute-missing' && attribute === 'currencyID') {
    return putAttribute(at, attribute, '', currencyOf(at));
  }
  if (problem !== 'value' || at.actual === undefined) return null;
  return putText(at, READERS[type]?.(at.actual));
};
