import { firstOfTwins } from '@/domain/invoice/validation/explain/twin-rules';
import { editorTexts } from '../editor-texts';
import type { EditorFinding } from '../model/finding';

export interface RefusalInWords {
  readonly rule: string;
  /** '' where the editor has no finding for the rule: its id must do. */
  readonly text: string;
}

/**
 * Each refusing rule as the editor's findings say it, one a place. A rule that only repeats another (its twin) is said
 * once; a rule of which nothing was told yet stands by its id, for none may be left out of a decision.
 */
export function refusalsInWords(
  rules: readonly string[],
  findings: readonly EditorFinding[],
): readonly RefusalInWords[] {
  const kept = rules.filter((rule) => firstOfTwins(rule) === rule || !rules.includes(firstOfTwins(rule)));
  return kept.flatMap((rule) => {
    const told = findings.filter((finding) => finding.severity === 'stop' && finding.rule === rule);
    if (told.length === 0) return [{ rule, text: '' }];
    return told.map(({ row, text }) => ({
      rule,
      text: row === undefined ? text : `${editorTexts.editLine} ${row + 1}: ${text}`,
    }));
  });
}
