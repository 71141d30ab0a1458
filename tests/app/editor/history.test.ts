import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pushHistory, redoHistory, sealHistory, startHistory, undoHistory } from '@/app/invoices/editor/model/history';

describe('history', () => {
  it('makes one step of a word typed into a field, until the field is left', () => {
    const typed = ['z', 'za', 'zah'].reduce((history, text) => pushHistory(history, text, 'cell'), startHistory(''));
    expect(undoHistory(typed).present).toBe('');
    const more = pushHistory(sealHistory(typed), 'zahăr', 'cell');
    expect(undoHistory(more).present).toBe('zah');
  });

  it('forgets what was undone when something new is done', () => {
    const back = undoHistory(pushHistory(startHistory('a'), 'b'));
    expect(redoHistory(pushHistory(back, 'c')).present).toBe('c');
  });

  it('leads back to the start and forth to the end, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 60 }), (values) => {
        const end = values.reduce((history, value) => pushHistory(history, value), startHistory(-1));
        const times = (run: typeof undoHistory<number>) => values.reduce((history) => run(history), end);
        expect(times(undoHistory).present).toBe(-1);
        const forth = values.reduce((history) => redoHistory(history), times(undoHistory));
        expect(forth.present).toBe(end.present);
        expect(forth.past).toEqual(end.past);
      }),
      { seed: 4 },
    );
  });
});
