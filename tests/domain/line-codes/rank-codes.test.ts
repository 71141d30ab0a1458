import { describe, expect, it } from 'vitest';
import { rankable, rankCodes } from '@/domain/line-codes/rank-codes';

const CODES = rankable([
  { code: 'ZAH-50', name: 'Zahăr tos, sac 50 kg' },
  { code: 'ZAHV-1', name: 'Zahăr vanilat, plic 8 g' },
  { code: 'ZAHV-40', name: 'Zahăr vanilat, bax 40 × 8 g' },
  { code: 'DR10', name: 'Drojdie comprimată 10 kg' },
]);
const ask = { typed: '', name: 'Zahar vanilat 8g x 40', first: [], limit: 5 };
const codes = (question: { readonly typed?: string; readonly name?: string; readonly first?: readonly string[] }) =>
  rankCodes(CODES, { ...ask, ...question }).map(({ code }) => code);

describe('own codes while one types', () => {
  it('before anything is typed are those that resemble the line, the most first', () => {
    expect(codes({})).toEqual(['ZAHV-40', 'ZAHV-1', 'ZAH-50']);
    expect(codes({ name: 'Șuruburi' })).toEqual([]);
  });

  it('are those whose code or name has what is typed; a code that begins so comes first', () => {
    expect(codes({ typed: 'd' })[0]).toBe('DR10');
    expect(codes({ typed: 'tos' })).toEqual(['ZAH-50']);
    expect(codes({ typed: 'zahv' })).toEqual(['ZAHV-40', 'ZAHV-1']);
    expect(codes({ typed: 'xyz' })).toEqual([]);
  });

  it('what was typed whole stands before what is suggested, and that before the others', () => {
    expect(codes({ first: ['DR10'] })[0]).toBe('DR10');
    expect(codes({ typed: 'zahv-1', first: ['ZAHV-40'] })[0]).toBe('ZAHV-1');
  });
});
