import { describe, expect, it } from 'vitest';
import { neighbourCell } from '@/app/ui/table/cell-editing';

const COLUMNS = ['name', 'city', 'term'];

describe('the next cell', () => {
  it('is beside, then in the next row', () => {
    expect(neighbourCell(COLUMNS, 2, { index: 0, column: 'name' }, 1)).toEqual({ index: 0, column: 'city' });
    expect(neighbourCell(COLUMNS, 2, { index: 0, column: 'term' }, 1)).toEqual({ index: 1, column: 'name' });
    expect(neighbourCell(COLUMNS, 2, { index: 1, column: 'name' }, -1)).toEqual({ index: 0, column: 'term' });
  });

  it('ends with the table', () => {
    expect(neighbourCell(COLUMNS, 2, { index: 1, column: 'term' }, 1)).toBeNull();
    expect(neighbourCell(COLUMNS, 2, { index: 0, column: 'name' }, -1)).toBeNull();
    expect(neighbourCell([], 2, { index: 0, column: 'name' }, 1)).toBeNull();
  });
});
