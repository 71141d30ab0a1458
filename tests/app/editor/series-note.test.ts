import { describe, expect, it } from 'vitest';
import type { SeriesChoice } from '@/app/invoices/editor/editor-services';
import { seriesNote } from '@/app/invoices/editor/head/series-field';

const FCT: SeriesChoice = { id: 's1', type: 'FCT', prefix: 'FCT-', next: 'FCT-0201', free: 50, reserved: 50 };

describe('the line under the number', () => {
  it('says which number comes and how many are left', () => {
    expect(seriesNote(FCT, '')).toBe('urmează FCT-0201 · 50 din 50 libere');
  });

  it('says why the number does not follow the last one', () => {
    expect(seriesNote({ ...FCT, before: { from: 151, to: 200 } }, '')).toBe(
      'urmează FCT-0201 · 151–200 sunt rezervate altui dispozitiv',
    );
    expect(seriesNote({ ...FCT, before: { from: 200, to: 200 } }, '')).toContain('200 este rezervat altui dispozitiv');
  });
});
