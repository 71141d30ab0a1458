import { expect, it } from 'vitest';
import { withTable } from '../../scripts/table-in-document.mjs';

it('a table takes the place of the table that stands, and of nothing else', () => {
  const text = [
    'Before',
    '',
    '| break       | takes out |',
    '| --- | --- |',
    '| old | x |',
    '',
    '| other |',
    '| break |',
  ];
  expect(withTable(text.join('\n'), /^\| break\s+\|/, ['| new |'])).toBe('Before\n\n| new |\n\n| other |\n| break |');
  expect(() => withTable('no table', /^\| break/, [])).toThrow('There is no table');
});
