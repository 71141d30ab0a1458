/** The server's own verdict on a document, in sentences for people: the same rules the device and the stand-in run. */
import { LineWords } from '@/domain/invoice/line-words';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import { explainReadError } from '@/domain/invoice/validation/explain/explain-read-error';
import { judgeWhileReading } from '@/domain/invoice/validation/validate';
import type { Verdict } from '@/domain/invoice/validation/verdict';
import { readXml } from '@/domain/xml/read-xml';
import { type InvoiceFacts, readInvoiceFacts } from '../../filings/invoice-facts';

/** With what a search over its lines looks at (domain/invoice/line-words.ts). */
export type JudgedFacts = InvoiceFacts & { readonly lineWords: string };

export type Judgement =
  | { readonly accepted: true; readonly facts: JudgedFacts }
  | { readonly accepted: false; readonly messages: readonly string[] };

/** More would not be read; the device lists all of them. */
const MAX_MESSAGES = 50;
const NOT_AN_INVOICE = 'Documentul nu este o factură sau o notă de creditare UBL.';

export function judgeDocument(bytes: Uint8Array): Judgement {
  const lines = new LineWords();
  const { verdict, head } = judgeWhileReading(bytes, undefined, (child) => lines.take(child));
  if (verdict.readError !== undefined) {
    const { clause, detail } = explainReadError(verdict.readError);
    return { accepted: false, messages: [`${clause}. ${detail}`] };
  }
  const facts = head && readInvoiceFacts(head);
  if (facts === undefined) return { accepted: false, messages: [NOT_AN_INVOICE] };
  return verdict.accepted
    ? { accepted: true, facts: { ...facts, lineWords: lines.text() } }
    : { accepted: false, messages: refusals(verdict, bytes) };
}

/** The words look at the whole document, which is read once more for them. */
function refusals(verdict: Verdict, bytes: Uint8Array): readonly string[] {
  const read = readXml(bytes);
  const context = read.ok ? { document: read.root } : {};
  const fatal = verdict.findings.filter((finding) => finding.severity === 'fatal').slice(0, MAX_MESSAGES);
  const messages = fatal.map((finding) => {
    const { clause, detail } = explainFinding(finding, context);
    return `${finding.rule}: ${clause}. ${detail}`;
  });
  return messages.length > 0 ? messages : verdict.abort.map((rule) => `${rule}: regula nu poate fi verificată.`);
}
