import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/domain/transport/operations';
import { validate } from '@/domain/validate-document';
import { notification } from './documents';

/**
 * The matrix of reference/anaf-etransport.md, section 4, written once more: `P` border point, `V` customs office, `A` address.
 * The table of the code is held to it, and so are the rules, which ask the table.
 */
const MATRIX = `
10 AIC DE PA PA + 101 201 301 401 501 601 703 801 802 901 1001 1101 9901
12 LHI DE PA A  + 9999
14 SCI DE PA A  + 9999
20 LIC DE A  PA + 101 301 703 801 802 9901
22 LHE DE A  PA + 9999
24 SCE DE A  PA + 9999
30 TTN RO A  A  - 101 704 705 9901
40 IMP CN VPA A - 9999
50 EXP CN A VPA - 9999
60 DIN DE PA A  - 9999
70 DIE DE A  PA - 9999`;

const ROWS = MATRIX.trim()
  .split('\n')
  .map((line) => {
    const [code = '', short, country = '', start = '', end = '', earlier, ...purposes] = line.split(/ +/);
    return { code, short, country, start, end, earlier: earlier === '+', purposes };
  });

const PURPOSES = '101 201 301 401 501 601 703 704 705 801 802 901 1001 1101 9901 9999'.split(' ');
const LETTERS = { P: 'border', V: 'customs', A: 'address' } as const;
const kinds = (letters: string) =>
  Object.entries(LETTERS).flatMap(([letter, kind]) => (letters.includes(letter) ? kind : []));

describe('the operations', () => {
  it('are those of the reference, with their places and earlier notifications', () => {
    const told = OPERATIONS.map(({ code, short, start, end, earlier }) => ({
      ...{ code, short, earlier, start: [...start].sort(), end: [...end].sort() },
    }));
    expect(told).toEqual(
      ROWS.map(({ code, short, start, end, earlier }) => ({
        ...{ code, short, earlier, start: kinds(start).sort(), end: kinds(end).sort() },
      })),
    );
  });

  it.each(ROWS)('$code takes its purposes and its partners only', ({ code: operation, country, purposes }) => {
    const accepts = (purpose: string, from: string) =>
      validate(notification({ operation, purpose, country: from, code: '8999990002' })).accepted;
    expect(PURPOSES.filter((purpose) => accepts(purpose, country))).toEqual(purposes);
    const [purpose = ''] = purposes;
    expect(['DE', 'XI', 'RO', 'CN', 'GB'].filter((one) => accepts(purpose, one))).toEqual(
      { DE: ['DE', 'XI'], RO: ['RO'], CN: ['CN', 'GB'] }[country],
    );
  });
});
