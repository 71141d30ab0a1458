import { readXml } from '../../xml/read-xml';
import type { XmlElement, XmlReadError } from '../../xml/xml-element';
import type { XmlLimits } from '../../xml/xml-limits';
import { CheckMemory } from './check-memory';
import { RuleEngine } from './rule-engine';
import { RULE_TABLE } from './rule-table';
import type { Verdict } from './verdict';

let engine: RuleEngine | undefined;

/** The engine with every rule, made at the first use. */
function fullEngine(): RuleEngine {
  engine ??= new RuleEngine(RULE_TABLE);
  return engine;
}

/**
 * The official verdict on a UBL invoice or credit note: schema, EN 16931 and CIUS-RO rules, all findings at once.
 * Never throws for what the input holds.
 * @param xml Bytes as they are in the file, or a text already decoded.
 */
export function validate(xml: string | Uint8Array, limits?: XmlLimits): Verdict {
  const result = readXml(xml, limits);
  return result.ok ? validateTree(result.root) : unreadable(result.error);
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
