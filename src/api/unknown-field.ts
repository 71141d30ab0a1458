import type * as v from 'valibot';

/** Whether a strict schema complains of a field it does not know: one of a newer version, kept and never judged (G12). */
export function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}
