import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../src/domain/calendar/format-date';
import { isIsoDate } from '../../../src/domain/calendar/iso-date';
import { parseTypedDate } from '../../../src/domain/calendar/parse-typed-date';

describe('a typed date', () => {
  it.each([
    ['astăzi', '2026-11-26'],
    ['alaltăieri', '2026-11-24'],
    ['26 . 11 . 2026', '2026-11-26'],
    ['5..12', '2026-12-05'],
    ['5. 12. 27', '2027-12-05'],
    ['5.', '2026-11-05'],
    ['+ 30', '2026-12-26'],
    ['+1000', '2029-08-22'],
  ])('„%s” on 26 November 2026 is %s', (text, date) => {
    expect(parseTypedDate(text, '2026-11-26')).toBe(date);
  });

  it.each(['+7x', 'x26112026', '126112026', '26.11.2026x', 'x5.12', '5.12.126', '+10000', '2026-11', '2026-02-30'])(
    '„%s” is none',
    (text) => {
      expect(parseTypedDate(text, '2026-11-26')).toBeUndefined();
    },
  );

  it.each(['2026-11-26T00:00', ' 2026-11-26', '12026-11-26', '2026-11-31', '2026-00-10', '2026-11-00', '1.1.2026'])(
    '„%s” is not stored as a day',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
      expect(formatDate(text)).toBe(text);
    },
  );
});
