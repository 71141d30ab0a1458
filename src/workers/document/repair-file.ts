/**
 * Explains the errors of a file and makes repaired copies of it. The person's file is never touched: what comes out is
 * new bytes, to be read and judged again like any other file.
 */
import { explainFinding } from '../../domain/invoice/validation/explain/explain-finding';
import type { Explanation } from '../../domain/invoice/validation/explain/explanation';
import { applyRepair } from '../../domain/invoice/validation/explain/repairs/apply-repair';
import type { Repair } from '../../domain/invoice/validation/explain/repairs/repair';
import { withoutTwins } from '../../domain/invoice/validation/explain/twin-rules';
import { validateTree } from '../../domain/invoice/validation/validate';
import type { RuleFinding } from '../../domain/invoice/validation/verdict';
import { readXml } from '../../domain/xml/read-xml';
import type { XmlElement } from '../../domain/xml/xml-element';
import { writeTree } from './write-tree';

export interface ExplainedFinding {
  readonly finding: RuleFinding;
  readonly explanation: Explanation;
}

/** Which finding is put right; the rule at the path. */
export type FindingPlace = Pick<RuleFinding, 'rule' | 'path'>;

export interface RepairedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many changes were made. */
  readonly changes: number;
}

/** One repair may bring up another; this bounds documents in which they would chase each other. */
const MOST_CHANGES = 60;

/** The fatal findings with their words and certain repairs; empty where the bytes cannot be read. */
export function explainFile(bytes: Uint8Array): readonly ExplainedFinding[] {
  const read = readXml(bytes);
  return read.ok ? explainTree(read.root) : [];
}

/** A copy with one repair, or with every certain one; null where there is none or it cannot be written. */
export function repairFile(bytes: Uint8Array, only?: FindingPlace): RepairedFile | null {
  const read = readXml(bytes);
  if (!read.ok) return null;
  const repaired = only === undefined ? repairAll(read.root) : repairOne(read.root, only);
  const xml = repaired.changes === 0 ? null : writeTree(repaired.root);
  return xml === null ? null : { bytes: new TextEncoder().encode(xml), changes: repaired.changes };
}

/** How many of the findings have a certain repair. */
export function countRepairs(root: XmlElement, findings: readonly RuleFinding[]): number {
  return findings.filter((finding) => explainFinding(finding, { document: root }).repair !== null).length;
}

function explainTree(root: XmlElement): readonly ExplainedFinding[] {
  const fatal = validateTree(root).findings.filter(({ severity }) => severity === 'fatal');
  return withoutTwins(fatal).map((finding) => ({
    finding,
    explanation: explainFinding(finding, { document: root }),
  }));
}

interface RepairedTree {
  readonly root: XmlElement;
  readonly changes: number;
}

function repairOne(root: XmlElement, { rule, path }: FindingPlace): RepairedTree {
  const named = explainTree(root).find(({ finding }) => finding.rule === rule && finding.path === path);
  const repair = named?.explanation.repair ?? null;
  return repair === null ? { root, changes: 0 } : { root: applyRepair(root, repair), changes: 1 };
}

function repairAll(root: XmlElement): RepairedTree {
  let at: RepairedTree = { root, changes: 0 };
  while (at.changes < MOST_CHANGES) {
    const repair = firstRepair(at.root);
    if (repair === undefined) return at;
    const next = applyRepair(at.root, repair);
    if (next === at.root) return at;
    at = { root: next, changes: at.changes + 1 };
  }
  return at;
}

function firstRepair(root: XmlElement): Repair | undefined {
  return explainTree(root).flatMap(({ explanation }) => explanation.repair ?? [])[0];
}
