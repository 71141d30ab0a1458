import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainFinding } from '@/domain/invoice/validation/explain/explain-finding';
import type { FieldRef } from '@/domain/invoice/validation/explain/fields/field-ref';
import { finding } from './xml-tree';

/**
 * The rules that fail most often, with concrete values: rule and path, values, field, clause, detail, repair. Read by a
 * person before it was committed; a change of words is made here too, on purpose.
 */
const BLOCKS = readFileSync(new URL('./frequent-cases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n');

function fieldText(field: FieldRef | null): string {
  if (!field) return '–';
  const index = field.index === undefined ? '' : `[${field.index}]`;
  return `${field.area}.${field.name}${index}${field.item === undefined ? '' : `(${field.item})`}`;
}

describe('the most frequent findings, as people read them', () => {
  it('are more than sixty rules', () => {
    expect(new Set(BLOCKS.map((block) => block.split(' ')[0])).size).toBeGreaterThanOrEqual(60);
  });

  it.each(BLOCKS)('%s', (block) => {
    const [head = '', values = '{}', ...expected] = block.split('\n');
    const [rule = '', path = ''] = head.split(' ');
    const said = explainFinding(finding(rule, path, JSON.parse(values)));
    expect([fieldText(said.field), said.clause, said.detail, said.repair?.label ?? '–']).toEqual(expected);
  });
});
