import type { XmlReadError } from '../../../xml/xml-element';
import type { Explanation } from './explanation';
import { renderTemplate } from './template';
import { READ_ERROR_WORDS } from './words/read-error-words';

/** Puts into words why a file could not be read; it has no field and no repair. */
export function explainReadError(error: XmlReadError): Explanation {
  const words = READ_ERROR_WORDS[error.code];
  const values: Readonly<Record<string, string>> = { line: String(error.line), column: String(error.column) };
  const said = (template: string) => renderTemplate(template, (name) => values[name]);
  return {
    clause: said(words.clause),
    detail: said(words.detail),
    official: said(words.official),
    terms: [],
    field: null,
    repair: null,
  };
}
