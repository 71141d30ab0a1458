import { expect, it } from 'vitest';
import { correctedOver, isCorrectionOf, MOST_CORRECTED } from '@/domain/invoice/corrected';

const document = (xmlSha256: string, ...corrected: string[]) => ({ xmlSha256, corrected });

it('names what it corrects, the oldest first', () => {
  expect(correctedOver({ xmlSha256: 'a' }, 'b')).toEqual(['a']);
  expect(correctedOver(document('b', 'a'), 'c')).toEqual(['a', 'b']);
});

it('names what its device knows beside, each once', () => {
  expect(correctedOver(document('c', 'a'), 'd', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

it('does not name itself where the same bytes are filed again', () => {
  expect(correctedOver(document('b', 'a'), 'b')).toEqual(['a']);
  expect(correctedOver(document('b', 'a'), 'a')).toEqual(['b']);
});

it('lets go of the oldest', () => {
  const hashes = Array.from({ length: MOST_CORRECTED }, (_, place) => `h${place}`);
  expect(correctedOver(document('last', ...hashes), 'own')).toEqual([...hashes.slice(1), 'last']);
});

it('knows which of two is the later one', () => {
  expect(isCorrectionOf(document('b', 'a'), { xmlSha256: 'a' })).toBe(true);
  expect(isCorrectionOf({ xmlSha256: 'a' }, document('b', 'a'))).toBe(false);
});
