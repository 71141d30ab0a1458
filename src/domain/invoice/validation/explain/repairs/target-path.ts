import type { FieldKey } from '../fields/field-ref';
import { fieldRow } from '../fields/field-rows';
import { parseXmlPath } from '../xml-path';

/** Fields whose row names an attribute or no element of its own. */
function rowSteps(key: FieldKey): readonly string[] {
  return (fieldRow(key)[1] ?? '').split('/').filter((step) => step !== '' && !step.startsWith('@'));
}

function withPrefix(step: string, last: boolean): string {
  return `${last ? 'cbc' : 'cac'}:${step}`;
}

/**
 * Path of the element a rule is about: the finding's own path where it leads there, else (a finding at the root or at the
 * parent) continued by the field's steps; without an attribute at the end.
 */
export function targetPath(findingPath: string, key: FieldKey): string {
  const path = findingPath.replace(/\/@[^/]*$/, '');
  const names = parseXmlPath(path)
    .steps.slice(1)
    .map((step) => step.name);
  const steps = rowSteps(key);
  if (names.length >= steps.length || names.some((name, position) => name !== steps[position])) return path;
  const rest = steps.slice(names.length);
  return [path, ...rest.map((step, position) => withPrefix(step, position === rest.length - 1))].join('/');
}
