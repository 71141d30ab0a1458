import { readXml } from '../../xml/read-xml';
import type { XmlElement, XmlReadError } from '../../xml/xml-element';
import type { XmlLimits } from '../../xml/xml-limits';
import { CheckMemory } from './check-memory';
import type { DocumentJudging } from './document-judging';
import { GATHERED_FACTS } from './gathered-facts';
import { RuleEngine } from './rule-engine';
import { RULE_TABLE } from './rule-table';
import type { Verdict } from './verdict';

let engine: RuleEngine | undefined;

/** The engine with every rule, made at the first use. */
function fullEngine(): RuleEngine {
  engine ??= new RuleEngine(RULE_TABLE, GATHERED_FACTS);
  return engine;
}

/**
 * The official verdict on a UBL invoice or credit note: schema, EN 16931 and CIUS-RO rules, all findings at once.
 * Never throws for what the input holds.
 * @param xml Bytes as they are in the file, or a text already decoded.
 */
export function validate(xml: string | Uint8Array, limits?: XmlLimits): Verdict {
  return judgeWhileReading(xml, limits).verdict;
}

/**
 * The verdict, and the document without what nobody found fault with in its lines: those stand in the tree, empty. So the
 * memory that a document takes does not grow with its lines. Undefined where it could not be read.
 * @param look Sees each child of the root while it is whole.
 */
export function judgeWhileReading(
  xml: string | Uint8Array,
  limits?: XmlLimits,
  look?: (child: XmlElement) => void,
): { readonly verdict: Verdict; readonly head: XmlElement | undefined } {
  let judging: DocumentJudging | undefined;
  try {
    const result = readXml(xml, limits, {
      root: (root) => {
        judging = fullEngine().begin(root);
      },
      children: (children) => {
        if (look !== undefined) children.forEach(look);
        return judging?.children(children) ?? [];
      },
    });
    if (!result.ok) return { verdict: unreadable(result.error), head: undefined };
    // A document that could be read has a root.
    return { verdict: judging?.verdict() ?? validateTree(result.root), head: result.root };
  } finally {
    judging?.release();
  }
}

/** The verdict on a tree that was read, or built, before. */
export function validateTree(root: XmlElement): Verdict {
  return fullEngine().validate(root);
}

/**
 * For a document that is checked again and again while it is edited: what is the same object as at an earlier check
 * keeps its outcome, the rest is checked. The editor builds a new tree after each change and keeps the elements of what
 * did not change.
 */
export function createRecheck(): (root: XmlElement) => Verdict {
  const memory = new CheckMemory();
  return (root) => fullEngine().validate(root, memory);
}

function unreadable(readError: XmlReadError): Verdict {
  return { accepted: false, xsd: 'unreadable', fatal: [], warning: [], abort: [], findings: [], readError };
}
