import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { inOrder, transportRow } from '@/app/transport/home/home-row';
import { isInView, matches } from '@/app/transport/home/home-views';
import { validityWords } from '@/app/transport/home/validity-cell';
import { isShownAsValid, TRANSPORT_LOOKS, toldState } from '@/app/transport/transport-state';
import { transportTexts } from '@/app/transport/transport-texts';

const NOW = Date.parse('2026-11-26T10:42:00+02:00');
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function transport(n: number, over: object = {}, state = 'accepted'): Transport {
  const made = '2026-11-25T10:00:00.000Z';
  const step = {
    kind: 'declare',
    state,
    madeAt: made,
    recordedAt: made,
    uploadIndex: '',
    settledAt: '',
    messages: ['Linia 2'],
  };
  return v.parse(transportSchema, {
    ...{ id: id(n), origin: 'own', uit: '7K2P0C4X0W3DTQ34', expiresOn: '', operation: '30', startDate: '2026-11-26' },
    ...{
      vehicle: 'CJ24MGD',
      firstTrailer: '',
      secondTrailer: '',
      partnerCountry: 'RO',
      partnerCode: '1',
      partnerName: 'Hotel',
    },
    ...{ organiserCountry: 'RO', organiserCode: '', organiserName: 'T', from: 'Cluj-Napoca', to: 'Brașov', lines: 1 },
    ...{ goods: 'Mere 0808', papers: '', netWeight: '', grossWeight: '', value: '', declaredAt: made },
    steps: [{ ...step, id: id(500 + n), afterOutage: false, xmlSha256: 'a'.repeat(64), xmlBytes: 1 }],
    ...over,
  });
}

const row = (n: number, over: object = {}, state = 'accepted') => transportRow(transport(n, over, state), NOW, '');

describe('a declaration in the list', () => {
  it('stands where it asks for something', () => {
    expect(row(1)).toMatchObject({ group: 'road', state: 'valid' });
    expect(row(1, { startDate: '2026-11-22' })).toMatchObject({ group: 'road', state: 'endingToday' });
    expect(row(1, {}, 'processing')).toMatchObject({ group: 'start', state: 'pending' });
    expect(row(1, { startDate: '2026-11-28' })).toMatchObject({ group: 'start', state: 'announced' });
    expect(row(1, {}, 'rejected')).toMatchObject({ group: 'refused', state: 'refused', reason: 'Linia 2' });
    expect(row(1, { startDate: '2026-11-01' })).toMatchObject({ group: 'done', state: 'expired' });
  });

  // Before: a code whose days had not begun was shown green, „Acceptat”, as if one could start with it (pictures 05b, 41).
  it('is not valid yet until the day of its start, whatever ANAF has said of it', () => {
    const [checked, ahead] = [row(1, {}, 'processing'), row(2, { startDate: '2026-11-28' })];
    for (const { state } of [checked, ahead]) {
      expect(transportTexts.states[state]).toBe('Încă nevalid');
      expect(TRANSPORT_LOOKS[state]).toMatchObject({ tone: 'wait', filled: true });
      expect(isShownAsValid(state)).toBe(false);
    }
    expect(transportTexts.states[row(3, { startDate: '2026-11-26' }).state]).toBe('Valid');
    // One word is one part of the filter, by whichever name it was kept.
    expect(toldState('announced')).toBe(toldState('pending'));
    for (const state of ['pending', 'announced'])
      expect([checked, ahead, row(3)].map((one) => matches(one, { state, validity: '' }, NOW))).toEqual([
        true,
        true,
        false,
      ]);
  });

  // Before: what keeps a declaration from leaving, and what ANAF said of its correction, stood on its own page alone.
  it('says what stands in its way: a refusal, a step that is kept, a correction that was refused', () => {
    const [declared] = transport(1).steps;
    const later = (kind: string, state: string, messages: readonly string[]) => ({
      steps: [
        { ...declared, messages: [] },
        { ...declared, id: id(900), kind, state, messages },
      ],
    });
    expect(row(1, {}, 'recorded')).toMatchObject({ state: 'sent', reason: 'Linia 2' });
    expect(row(1, {}, 'processing')).toMatchObject({ state: 'pending', reason: 'Linia 2' });
    expect(row(1, later('correct', 'rejected', ['BR-020']))).toMatchObject({ state: 'valid', reason: 'BR-020' });
    expect(row(1, later('vehicle', 'accepted', []))).toMatchObject({ state: 'valid', reason: '' });
    expect(row(1, later('delete', 'recorded', ['403']))).toMatchObject({ state: 'deleting', reason: '403' });
  });

  it('says its time: hours where it ends today, else the last day, or the first', () => {
    expect(validityWords(row(1, { startDate: '2026-11-22' }), NOW)).toBe('13 ore 18 min');
    expect(validityWords(row(1), NOW)).toBe('30.11');
    expect(validityWords(row(1, { startDate: '2026-11-28' }), NOW)).toBe('din 28.11');
    expect(validityWords(row(1, { operation: '10' }), NOW)).toBe('10.12');
  });

  it('comes in the order of what is urgent', () => {
    const rows = [
      row(1, { startDate: '2026-11-01' }),
      row(2),
      row(3, { startDate: '2026-11-22' }),
      row(4, {}, 'rejected'),
    ];
    expect(inOrder(rows).map((one) => one.id)).toEqual([id(4), id(3), id(2), id(1)]);
  });

  it('is narrowed by view, state and how long it holds', () => {
    const rows = [
      row(1),
      row(2, { startDate: '2026-11-22' }),
      row(3, { startDate: '2026-11-01' }),
      row(4, { origin: 'carried' }),
    ];
    const inView = (view: 'open' | 'carried') => rows.filter((one) => isInView(one, view)).map((one) => one.id);
    expect([inView('open'), inView('carried')]).toEqual([[id(1), id(2)], [id(4)]]);
    const holds = (validity: string) =>
      rows.filter((one) => matches(one, { state: '', validity }, NOW)).map((one) => one.id);
    expect([holds('soon'), holds('later'), holds('over')]).toEqual([[id(2)], [id(1), id(4)], [id(3)]]);
  });
});
