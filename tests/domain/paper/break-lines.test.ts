import { describe, expect, it } from 'vitest';
import { breakLines } from '@/domain/paper/text/break-lines';
import type { FontMetrics } from '@/domain/paper/text/font-metrics';

/** Every character half of its size wide: at size 10 a line of 50 points holds ten. */
const metrics: FontMetrics = { advance: () => 500 };
const broken = (text: string, width = 50) => breakLines(metrics, 'regular', 10, text, width);
const texts = (text: string, width?: number) => broken(text, width).map((line) => line.text);

describe('breaking a paragraph', () => {
  it('leaves a text that fits as it is', () => {
    expect(broken('zece semne')).toEqual([{ text: 'zece semne', width: 50, broken: false }]);
  });

  it('breaks after blanks, and counts none at a line’s end', () => {
    expect(texts('unu doi trei patru cinci')).toEqual(['unu doi', 'trei patru', 'cinci']);
    expect(broken('unu doi trei patru cinci').map(({ width }) => width)).toEqual([35, 50, 25]);
  });

  it('breaks after hyphens and slashes', () => {
    expect(texts('Cluj-Napoca')).toEqual(['Cluj-', 'Napoca']);
    expect(texts('contract/2026')).toEqual(['contract/', '2026']);
  });

  it('cuts a word only where no line holds it, and says that it goes on', () => {
    expect(broken('abcdefghijklmno')).toEqual([
      { text: 'abcdefghij', width: 50, broken: true },
      { text: 'klmno', width: 25, broken: false },
    ]);
    expect(texts('unu abcdefghijklmno')).toEqual(['unu', 'abcdefghij', 'klmno']);
  });

  // Before: after the slash, so that a number ended one line and its day began the next.
  it('keeps a number with its day, unless no line holds both', () => {
    const text = 'FCT-1 / 28.11.2026; FCT-2 / 29.11.2026; FCT-33 / 30.11.2026';
    expect(texts(text, 120)).toEqual(['FCT-1 / 28.11.2026;', 'FCT-2 / 29.11.2026;', 'FCT-33 / 30.11.2026']);
    expect(texts('FCT-1 / 28.11.2026', 50)).toEqual(['FCT-1 /', '28.11.2026']);
  });

  it('ends also where a line holds not even one character', () => {
    expect(texts('abc', 1)).toEqual(['a', 'b', 'c']);
  });

  it('loses no character but blanks', () => {
    const text = 'a-b/c  d '.repeat(40).trim();
    expect(texts(text).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });
});
