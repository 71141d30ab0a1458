import { describe, expect, it } from 'vitest';
import { movesMark, takenByKey } from '@/app/ui/fields/taken-by-key';

const CASES = [
  // Before: the first county of the list, Alba, for whoever passed through a county that was filled.
  { query: '', searching: false, moved: false, taken: 'nothing' },
  { query: '  ', searching: false, moved: false, taken: 'nothing' },
  { query: '', searching: true, moved: false, taken: 'nothing' },
  // The rows are of what was typed before and taken away again.
  { query: '', searching: true, moved: true, taken: 'nothing' },
  { query: '', searching: false, moved: true, taken: 'marked' },
  { query: 'clu', searching: false, moved: false, taken: 'marked' },
  { query: 'clu', searching: false, moved: true, taken: 'marked' },
  { query: 'clu', searching: true, moved: false, taken: 'first-answer' },
] as const;

describe('what a key takes of a type-ahead', () => {
  it.each(CASES)('«$query», searching $searching, moved $moved: $taken', ({ taken, ...asked }) => {
    expect(takenByKey(asked)).toBe(taken);
  });

  it('knows the keys that move the mark; those of the caret do not', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageUp', 'PageDown'].every(movesMark)).toBe(true);
    expect(['Home', 'End', 'ArrowLeft', 'Enter', 'Tab', 'a'].some(movesMark)).toBe(false);
  });
});
