/** One list of the findings that are told at once and those of the verdict (tell-findings.ts). */
import type { EditorFinding } from './finding';

/**
 * What is told at once stands, with the words and the remedy that the verdict has for the same field; of the verdict only
 * what is not said already: one finding a field, for the second is a consequence or the same in other words.
 */
export function withTold(local: readonly EditorFinding[], told: readonly EditorFinding[]): readonly EditorFinding[] {
  if (told.length === 0) return onePerField(local);
  const places = new Set(local.map(({ at }) => at));
  // Without lines half of the rules fail, and the one sentence that there are none says it all.
  const noLines = places.has('lines');
  const rest = told.filter(({ at, missing }) => !places.has(at) && !(noLines && missing));
  return onePerField([...local.map((finding) => completed(finding, told)), ...rest]);
}

function completed(finding: EditorFinding, told: readonly EditorFinding[]): EditorFinding {
  const same = told.filter(({ at }) => at === finding.at);
  const twin = same.find(({ rule }) => rule === finding.rule) ?? same[0];
  if (twin === undefined) return finding;
  const repair = finding.repair ?? same.find(({ repair }) => repair !== undefined)?.repair;
  return {
    ...finding,
    ...(finding.rule === undefined && twin.rule !== undefined ? { rule: twin.rule } : {}),
    ...(twin.words === undefined ? {} : { words: twin.words }),
    ...(repair === undefined ? {} : { repair }),
  };
}

/** What keeps the document from being made before all, a stop before a warning, the field's own before what follows from it, one with a remedy before others. Findings without a field stand by themselves, a rule once. */
function onePerField(findings: readonly EditorFinding[]): readonly EditorFinding[] {
  const chosen = new Map<string, EditorFinding>();
  for (const finding of findings) {
    const key = finding.at === '' ? ` ${finding.rule}` : finding.at;
    const before = chosen.get(key);
    if (before === undefined || weight(finding) > weight(before)) chosen.set(key, finding);
  }
  return [...chosen.values()];
}

function weight({ severity, incomplete, derived, repair }: EditorFinding): number {
  return (
    (incomplete === true ? 8 : 0) +
    (severity === 'stop' ? 4 : 0) +
    (derived === true ? 0 : 2) +
    (repair === undefined ? 0 : 1)
  );
}
