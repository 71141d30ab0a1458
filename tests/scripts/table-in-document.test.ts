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

// Before: the commands wrote tables that the next edit by hand had to pad again, all of their lines.
it('writes its columns under each other, a bar within a cell too', () => {
  const table = ['| break | takes out |', '| --- | --- |', '| a \\| b | one order |'];
  expect(withTable('| break |', /^\| break/, table)).toBe(
    ['| break  | takes out |', '| ------ | --------- |', '| a \\| b | one order |'].join('\n'),
  );
});
