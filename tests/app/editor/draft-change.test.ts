import { describe, expect, it } from 'vitest';
import { changeDraft } from '@/app/invoices/editor/model/draft-change';
import { lineFactory, sampleDraft, sampleLine } from './sample-draft';

const abc = ['a', 'b', 'c'].map((id) => sampleLine(id));
const draft = sampleDraft(abc);
const ids = (next: typeof draft): string => next.lines.map(({ id }) => id).join('');

describe('changeDraft', () => {
  it('gives the same draft back where nothing changes, so that nothing is saved or undone', () => {
    expect(changeDraft(draft, { type: 'set', fields: { currency: 'RON' } }, lineFactory())).toBe(draft);
    expect(changeDraft(draft, { type: 'line', row: 1, fields: { quantity: '1' } }, lineFactory())).toBe(draft);
    expect(changeDraft(draft, { type: 'buyer', fields: { name: draft.buyer.name } }, lineFactory())).toBe(draft);
  });

  it('changes one line and leaves the identity of the others, on which their totals are kept', () => {
    const next = changeDraft(draft, { type: 'line', row: 1, fields: { quantity: '7' } }, lineFactory());
    expect(next.lines[1]).toEqual({ ...abc[1], quantity: '7' });
    expect(next.lines[0]).toBe(abc[0]);
    expect(next.lines[2]).toBe(abc[2]);
  });

  it('reaches a row past the end by blank lines', () => {
    const next = changeDraft(draft, { type: 'line', row: 5, fields: { name: 'x' } }, lineFactory());
    expect(next.lines.map(({ name }) => name)).toEqual(['Produs a', 'Produs b', 'Produs c', '', '', 'x']);
  });

  it('moves a block by one and stops at the ends', () => {
    const down = { type: 'move-lines', from: 0, to: 1, by: 1 } as const;
    expect(ids(changeDraft(draft, down, lineFactory()))).toBe('cab');
    expect(changeDraft(draft, { ...down, from: 1, to: 2 }, lineFactory())).toBe(draft);
    expect(ids(changeDraft(draft, { type: 'move-lines', from: 2, to: 2, by: -1 }, lineFactory()))).toBe('acb');
    expect(changeDraft(draft, { type: 'move-lines', from: 0, to: 0, by: -1 }, lineFactory())).toBe(draft);
  });

  it('inserts, replaces and removes', () => {
    const z = sampleLine('z');
    expect(ids(changeDraft(draft, { type: 'insert-lines', row: 1, lines: [z] }, lineFactory()))).toBe('azbc');
    expect(ids(changeDraft(draft, { type: 'replace-lines', row: 1, lines: [z] }, lineFactory()))).toBe('azc');
    expect(ids(changeDraft(draft, { type: 'remove-lines', from: 0, to: 1 }, lineFactory()))).toBe('c');
    expect(changeDraft(draft, { type: 'remove-lines', from: 3, to: 9 }, lineFactory())).toBe(draft);
  });
});
