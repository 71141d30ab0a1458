/** What a received document says of the one that it names, and of the one that names it. */
import { describe, expect, it } from 'vitest';
import { storyOf } from '@/app/invoices/in/received-story';
import type { RadarFinding } from '@/workers/archive-search/listed-archive';

const FOUND: RadarFinding = {
  ...{ twins: undefined, account: undefined, reverses: undefined, reversedBy: undefined },
  ...{ refersTo: undefined, referredBy: undefined },
};
const other = { id: 'o', number: 'F 7', others: 0 };

describe('the words of related received documents', () => {
  it('are those of a correction where it is a corrected invoice (384), else that one refers to the other', () => {
    expect(storyOf({ ...FOUND, refersTo: other }, true)?.beside).toBe('corectează F 7');
    expect(storyOf({ ...FOUND, refersTo: other }, false)?.beside).toBe('se referă la F 7');
    expect(storyOf({ ...FOUND, referredBy: other }, false)?.beside).toBe('la ea se referă F 7');
    expect(storyOf({ ...FOUND, referredBy: other }, true)?.note).toBe('La ea se referă F 7.');
  });

  it('count the others that refer to it', () => {
    expect(storyOf({ ...FOUND, referredBy: { ...other, others: 2 } }, false)?.note).toBe(
      'La ea se referă F 7 și încă 2.',
    );
  });

  it('tell of what takes it back first', () => {
    const reversedBy = { id: 's', number: 'S 1', whole: true };
    expect(storyOf({ ...FOUND, refersTo: other, reversedBy }, true)?.beside).toBe('stornată de S 1');
  });

  it('are none where nothing was found', () => {
    expect(storyOf(undefined, true)).toBeUndefined();
    expect(storyOf(FOUND, true)).toBeUndefined();
  });
});
