import { describe, expect, it } from 'vitest';
import { reportCsv, runWords } from '@/app/defs/serial/report-words';
import { serialTexts } from '@/app/defs/serial/serial-texts';

const SERIES = { prefix: '=FCT-', width: 4 };

describe('the report of numbers', () => {
  it('says a run of invoices with its count and days', () => {
    const use = { kind: 'invoices', id: 'a', first: '2026-03-02', last: '2026-03-05' } as const;
    expect(runWords({ from: 1, to: 416, use })).toBe('416 facturi, 02.03.2026 – 05.03.2026');
    expect(runWords({ from: 1, to: 1, use })).toBe('Factură din 02.03.2026');
  });

  it('names the device, the reason and the day', () => {
    const ended = { kind: 'ended', deviceName: 'Telefon', reason: 'pierdut', on: '2026-03-05' } as const;
    expect(runWords({ from: 1, to: 3, use: ended })).toBe(
      'Nefolosit de „Telefon”, intervalul s-a încheiat pe 05.03.2026: pierdut',
    );
    expect(runWords({ from: 1, to: 1, use: { kind: 'voided', reason: 'greșit', on: '' } })).toBe('Anulat: greșit');
  });

  // What a person typed as a reason or a prefix must not run in a spreadsheet.
  it('guards every field of the table', () => {
    const rows = [
      { from: 1, to: 1, use: { kind: 'invoice', id: 'a', date: '2026-03-02' } },
      { from: 2, to: 2, use: { kind: 'voided', reason: 'a;"b"', on: '' } },
    ] as const;
    const [, first, second] = reportCsv(SERIES, rows).split('\r\n');
    expect(first).toBe(`"'=FCT-0001";"'=FCT-0001";"Factură";"02.03.2026"`);
    expect(second).toBe(`"'=FCT-0002";"'=FCT-0002";"Anulat: a;""b""";""`);
  });
});

// Before: „numere-FCT-.csv”.
describe('the file of the numbers', () => {
  it.each([
    ['FCT-', 'numere-FCT.csv'],
    ['', 'numere.csv'],
    ['A/B 2026-', 'numere-A-B-2026.csv'],
    ['ȘT', 'numere-ȘT.csv'],
  ])('of the prefix „%s”', (prefix, name) => {
    expect(serialTexts.report.file(prefix)).toBe(name);
  });
});
