/** What can be said of a step's document before the database is asked: its size, the official verdict, and what it declares. */

import type { RuleFinding } from '@/domain/invoice/validation/verdict';
import { explainTransportFinding } from '@/domain/transport/explain/explain-transport-finding';
import type { Declaration } from '@/domain/transport/model/declaration';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { declarationTree } from '@/domain/transport/model/write-declaration';
import { hiddenFindings } from '@/domain/transport/validation/hidden-rules';
import { judgeDeclaration } from '@/domain/transport/validation/judge-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { TRANSPORT_TEXTS } from './transport-texts';
import { uitIn, withUit } from './uit-in-document';

/** ANAF's bound (reference, section 1.1). */
const MOST_BYTES = 5 * 1024 * 1024;
/** A document with more is wrong all through. */
const MOST_MESSAGES = 50;

export type JudgedStep =
  | { readonly kind: 'judged'; readonly declaration: Declaration }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'invalid'; readonly messages: readonly string[] };

/** Stands in for a UIT that ANAF has not given yet: the rest of the document is judged beside it. */
const ANY_UIT = '3V0P0L0P0T3JUW46';

/** `standsOn`: the step speaks of another one, whose UIT the document may lack. */
export function judgeStep(bytes: Uint8Array, standsOn: boolean): JudgedStep {
  if (bytes.length > MOST_BYTES) return { kind: 'too-large' };
  const read = readXml(bytes);
  if (!read.ok) return { kind: 'invalid', messages: [TRANSPORT_TEXTS.notXml(read.error.line)] };
  const said = readDeclaration(read.root);
  const waits = said.ok && standsOn && uitIn(said.declaration) === '';
  const root = waits ? declarationTree(withUit(said.declaration, ANY_UIT)) : read.root;
  const verdict = judgeDeclaration(root);
  const findings = [...verdict.findings, ...hiddenFindings(root)];
  if (!verdict.accepted || findings.length > 0) {
    const messages = findings.slice(0, MOST_MESSAGES).map(messageOf);
    return { kind: 'invalid', messages: messages.length > 0 ? messages : [TRANSPORT_TEXTS.unreadable] };
  }
  return said.ok
    ? { kind: 'judged', declaration: said.declaration }
    : { kind: 'invalid', messages: [TRANSPORT_TEXTS.unreadable] };
}

/** The sentence names the field; what it is for follows. */
function messageOf(finding: RuleFinding): string {
  const { clause, detail } = explainTransportFinding(finding);
  return `${clause}. ${detail}`;
}
