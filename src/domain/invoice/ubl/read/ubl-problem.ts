/** What makes a UBL document unusable as an invoice: amounts that are not there or are no numbers. */
import { type DecimalText, isDecimalText } from '../../../money/decimal-text';
import type { XmlElement } from '../../../xml/xml-element';
import { at } from './ubl-tree';

export interface UblProblem {
  /** `not-an-invoice`: another root or namespace than UBL 2.1 Invoice and CreditNote. */
  readonly code: 'not-an-invoice' | 'missing' | 'not-a-number';
  /** Names from the root: `InvoiceLine/Price/PriceAmount`. */
  readonly path: string;
  readonly line: number;
}

/** Collects the problems while the document is read, so that a person sees them all at once. */
export class UblProblems {
  readonly found: UblProblem[] = [];

  /** The number at the path; zero and a problem where it is missing or unreadable. */
  required(element: XmlElement, path: string): DecimalText {
    const value = this.optional(element, path);
    if (value !== undefined) return value;
    const target = at(element, path);
    if (target === undefined || target.text.trim() === '') this.add('missing', element, path);
    return '0' as DecimalText;
  }

  /** The number at the path; undefined where there is none, with a problem where it is unreadable. */
  optional(element: XmlElement | undefined, path: string): DecimalText | undefined {
    const target = at(element, path);
    const text = target?.text.trim() ?? '';
    if (element === undefined || text === '') return undefined;
    const value = decimalOfXml(text);
    if (value === undefined) this.add('not-a-number', element, path);
    return value;
  }

  private add(code: UblProblem['code'], element: XmlElement, path: string): void {
    const { line } = at(element, path) ?? element;
    this.found.push({ code, path: `${element.name}/${path}`, line });
  }
}

/** `xs:decimal` also writes `+5`, `.5` and `5.`. */
function decimalOfXml(text: string): DecimalText | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const value = `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isDecimalText(value) ? value : undefined;
}
