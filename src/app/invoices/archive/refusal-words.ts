/** Why a document was refused: what it means for the business first, ANAF's own text apart from it. Pure. */
import { firstOfTwins } from '@/domain/invoice/validation/explain/twin-rules';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { archiveTexts } from './archive-texts';

export interface RefusalReason {
  readonly title: string;
  readonly text: string;
  /** The rule and where it fails, for the accountant; '' where there is none. */
  readonly place: string;
}

export interface Refusal {
  readonly reasons: readonly RefusalReason[];
  /** Each text of ANAF once, as it came. */
  readonly official: readonly string[];
  /** Whether the official text says what no reason does. */
  readonly needsOfficial: boolean;
}

/** `[BR-RO-120]` in ANAF's text, `BR-RO-120: …` in the server's. */
const RULE = /\[([A-Z][A-Z0-9]*-[A-Z0-9-]+)\]|^([A-Z][A-Z0-9]*-[A-Z0-9-]+):/;
const TECHNICAL = /^E: |\[[A-Z][A-Z0-9]*-[A-Z0-9-]+\]|SAXParseException/;

/** `findings`: what our rules find in the document; undefined while they look, empty where they find nothing. */
export function refusalOf(messages: readonly string[], findings: readonly ExplainedFinding[] | undefined): Refusal {
  const once = [...new Set(messages)];
  const official = once.filter((message) => TECHNICAL.test(message));
  if (findings === undefined) return { reasons: [], official, needsOfficial: false };
  const found = new Set(findings.map(({ finding }) => firstOfTwins(finding.rule)));
  const unknown = official.filter((message) => !isExplained(message, found));
  return {
    reasons: [...findings.map(reasonOf), ...plainReasons(once, official, found), ...unexplained(unknown)],
    official,
    needsOfficial: unknown.length > 0,
  };
}

function ruleOf(message: string): string {
  const [, official, own] = RULE.exec(message) ?? [];
  return official ?? own ?? '';
}

/** A text without a rule (a schema error) is explained by whatever was found. */
function isExplained(message: string, found: ReadonlySet<string>): boolean {
  const rule = ruleOf(message);
  return rule === '' ? found.size > 0 : found.has(firstOfTwins(rule));
}

function reasonOf({ finding, explanation }: ExplainedFinding): RefusalReason {
  return {
    title: `${explanation.clause}.`,
    text: explanation.detail,
    place: `${finding.rule} · ${archiveTexts.line} ${finding.line}`,
  };
}

/** Sentences that are for people already. */
function plainReasons(
  messages: readonly string[],
  official: readonly string[],
  found: ReadonlySet<string>,
): readonly RefusalReason[] {
  return messages
    .filter((message) => !official.includes(message))
    .filter((message) => ruleOf(message) === '' || !found.has(firstOfTwins(ruleOf(message))))
    .map((text) => ({ title: '', text, place: '' }));
}

function unexplained(messages: readonly string[]): readonly RefusalReason[] {
  return [...new Set(messages.map(ruleOf))].map((place) => ({
    title: archiveTexts.unexplained,
    text: archiveTexts.unexplainedText,
    place,
  }));
}
