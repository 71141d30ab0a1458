import type { EditableDocument } from './editable-document';

/** One rule both ways: the base does not fail it, the edited base does. */
export interface RuleCase {
  readonly rule: string;
  readonly base: () => EditableDocument;
  readonly edit: (document: EditableDocument) => EditableDocument;
}

export function ruleCase(rule: string, base: RuleCase['base'], edit: RuleCase['edit']): RuleCase {
  return { rule, base, edit };
}
