/** The server's own verdict on a document, in sentences for people: the same rules the device and the stand-in run. */
import { explainFinding, explainReadError } from '@/domain/invoice/validation/explain/explain-finding';
import { validateTree } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { type InvoiceFacts, readInvoiceFacts } from './invoice-facts';

export type Judgement =
  | { readonly accepted: true; readonly facts: InvoiceFacts }
  | { readonly accepted: false; readonly messages: readonly string[] };

/** More would not be read; the device lists all of them. */
const MAX_MESSAGES = 50;
const NOT_AN_INVOICE = 'Documentul nu este o factură sau o notă de creditare UBL.';

export function judgeDocument(bytes: Uint8Array): Judgement {
  const read = readXml(bytes);
  if (!read.ok) {
    const { clause, detail } = explainReadError(read.error);
    return { accepted: false, messages: [`${clause}. ${detail}`] };
  }
  const facts = readInvoiceFacts(read.root);
  if (facts === undefined) return { accepted: false, messages: [NOT_AN_INVOICE] };
  const messages = refusals(read.root);
  return messages.length === 0 ? { accepted: true, facts } : { accepted: false, messages };
}

function refusals(document: XmlElement): readonly string[] {
  const verdict = validateTree(document);
  if (verdict.accepted) return [];
  const fatal = verdict.findings.filter((finding) => finding.severity === 'fatal').slice(0, MAX_MESSAGES);
  const messages = fatal.map((finding) => {
    const { clause, detail } = explainFinding(finding, { document });
    return `${finding.rule}: ${clause}. ${detail}`;
  });
  return messages.length > 0 ? messages : verdict.abort.map((rule) => `${rule}: regula nu poate fi verificată.`);
}
