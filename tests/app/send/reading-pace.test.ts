import { describe, expect, it } from 'vitest';
import { paceText } from '@/app/invoices/send/reading-pace';

describe('the pace', () => {
  it.each([
    [{ read: 0, elapsedMs: 9000, left: 10 }, ''],
    [{ read: 30, elapsedMs: 1000, left: 10 }, ''],
    [{ read: 300, elapsedMs: 10_000, left: 37_800 }, '30 pe secundă, încă 21 de minute'],
    [{ read: 300, elapsedMs: 10_000, left: 100 }, '30 pe secundă, încă 5 secunde'],
    [{ read: 2, elapsedMs: 10_000, left: 12 }, '<1 pe secundă, încă 60 de secunde'],
  ])('%j', (progress, words) => {
    expect(paceText(progress)).toBe(words);
  });
});
