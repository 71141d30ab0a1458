import { describe, expect, it } from 'vitest';
import type { SeriesNumber } from '@/app/invoices/editor/editor-services';
import { type DatedChoice, seriesNote } from '@/app/invoices/editor/head/series-field';
import { SERIAL } from '../../db/support/samples';

function choice(number: SeriesNumber): DatedChoice {
  const { id, ...serial } = SERIAL;
  const next = number.kind === 'number' ? number.text : '';
  return { id, serial, confirmed: true, waits: false, numberOn: () => number, number, next, free: 50, reserved: 50 };
}

const text = 'FCT-0201';

describe('the line under the number', () => {
  it('says which number comes and how many are left', () => {
    expect(seriesNote(choice({ kind: 'number', text }), '')).toBe('urmează FCT-0201 · 50 din 50 libere');
  });

  it('says that a restored server lets the series wait, and what helps', () => {
    const note = seriesNote({ ...choice({ kind: 'used-up' }), waits: true }, '');
    expect(note).toContain('eliberați seria');
    expect(seriesNote({ ...choice({ kind: 'number', text }), waits: true }, '')).toContain('urmează FCT-0201');
  });

  it('says why the number does not follow the last one, and names the devices', () => {
    const before = { from: 151, to: 200, devices: ['Telefon Ana'] };
    expect(seriesNote(choice({ kind: 'number', text, before }), '')).toBe(
      'urmează FCT-0201 · 151–200 sunt rezervate dispozitivului „Telefon Ana”',
    );
    const one = { from: 200, to: 200, devices: ['Telefon Ana', 'Laptop'] };
    expect(seriesNote(choice({ kind: 'number', text, before: one }), '')).toContain(
      '200 este rezervat dispozitivelor „Telefon Ana”, „Laptop”',
    );
  });

  // Findings kills 2 and 6: one sentence stood for three states.
  it('tells a date that is passed from numbers that ran out and from numbers it never had', () => {
    const notes = [
      seriesNote(choice({ kind: 'date-before-last', lastDate: '2026-11-20' }), ''),
      seriesNote(choice({ kind: 'used-up' }), ''),
      seriesNote(choice({ kind: 'no-lease' }), ''),
      seriesNote(choice({ kind: 'ended' }), ''),
    ];
    expect(notes[0]).toContain('20.11.2026');
    expect(notes[1]).toContain('s-au terminat');
    expect(notes[2]).toContain('nu are încă numere');
    expect(notes[3]).toContain('date înapoi');
    expect(new Set(notes).size).toBe(4);
  });
});
