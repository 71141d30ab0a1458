import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choose, mergeField } from '@/db/conflicts/merge-field';

const theirs: Choose = () => 'theirs';
const mine: Choose = () => 'mine';
/** Mine of the parts, without taking the whole field. */
const mineOfParts: Choose = (key) => (key.includes('/') ? 'mine' : 'theirs');

function line(id: string, quantity: string, price = '1') {
  return { id, quantity, price };
}

describe('a field as one value', () => {
  it('is chosen as a whole', () => {
    const field = { field: 'notes', was: '', mine: 'a', theirs: 'b' };
    expect(mergeField(field, theirs)).toMatchObject({ value: 'b', clashing: [{ key: 'notes', was: '' }] });
    expect(mergeField(field, mine)).toMatchObject({ value: 'a', clashing: [{ key: 'notes' }], merged: [] });
  });

  it('is one where what it was is not known, also a list', () => {
    const field = { field: 'lines', mine: [line('1', '2')], theirs: [line('1', '3')] };
    expect(mergeField(field, theirs).clashing).toHaveLength(1);
    expect(mergeField(field, mineOfParts).value).toEqual(field.theirs);
  });
});

describe('a list of items', () => {
  const was = [line('1', '1'), line('2', '10'), line('3', '5')];

  it('leaves to choose only what both changed', () => {
    const field = {
      field: 'lines',
      was,
      mine: [line('1', '1', '9'), line('2', '12'), line('3', '5')],
      theirs: [line('1', '4'), line('2', '14'), line('3', '5')],
    };
    const { clashing, merged } = mergeField(field, theirs);
    expect(clashing).toEqual([
      { key: 'lines/2/quantity', field: 'lines', item: '2', property: 'quantity', was: '10', mine: '12', theirs: '14' },
    ]);
    expect(merged.map(({ key, by, now }) => [key, by, now])).toEqual([
      ['lines/1/quantity', 'theirs', '4'],
      ['lines/1/price', 'mine', '9'],
    ]);
    expect(mergeField(field, mineOfParts).value).toEqual([line('1', '4', '9'), line('2', '12'), line('3', '5')]);
  });

  it('keeps what either added, at its place, and lets go what one removed and the other left alone', () => {
    const field = {
      field: 'lines',
      was,
      mine: [line('1', '1'), line('new', '1'), line('2', '10')],
      theirs: [line('2', '10'), line('3', '5'), line('other', '2')],
    };
    const { value, clashing } = mergeField(field, theirs);
    expect(clashing).toEqual([]);
    expect(value).toEqual([line('new', '1'), line('2', '10'), line('other', '2')]);
  });

  it('asks where one removed what the other changed', () => {
    const field = { field: 'lines', was, mine: was.slice(1), theirs: [line('1', '7'), ...was.slice(1)] };
    const [part] = mergeField(field, theirs).clashing;
    expect(part).toMatchObject({ key: 'lines/1', mine: undefined, theirs: line('1', '7') });
    expect(mergeField(field, theirs).value).toEqual(field.theirs);
    expect(mergeField(field, mineOfParts).value).toEqual(field.mine);
  });

  // Two devices declared a transport each, with a vehicle that the carrier did not have yet.
  it('keeps the vehicles that two devices remembered at once, and asks only of one that both changed', () => {
    const vehicle = (plate: string, firstTrailer = '') => ({ plate, firstTrailer, secondTrailer: '', note: '' });
    const before = [vehicle('CJ10TRA')];
    const sides = { mine: [...before, vehicle('B100KIL')], theirs: [...before, vehicle('B101KIL')] };
    const { value, clashing } = mergeField({ field: 'vehicles', was: before, ...sides }, theirs);
    expect([value, clashing]).toEqual([[vehicle('CJ10TRA'), vehicle('B100KIL'), vehicle('B101KIL')], []]);
    const trailers = { mine: [vehicle('CJ10TRA', 'CJ77RMC')], theirs: [vehicle('CJ10TRA', 'CJ78RMC')] };
    expect(mergeField({ field: 'vehicles', was: before, ...trailers }, theirs).clashing).toMatchObject([
      { key: 'vehicles/CJ10TRA/firstTrailer', mine: 'CJ77RMC', theirs: 'CJ78RMC' },
    ]);
  });

  // Verifies: G9
  it('loses nothing that only one side changed, whatever is chosen', () => {
    const quantity = fc.constantFrom('1', '2', '3');
    const list = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(list, list, list, fc.boolean(), (before, left, right, takeMine) => {
        const field = { field: 'lines', was: before, mine: left, theirs: right };
        const { value, clashing } = mergeField(field, takeMine ? mineOfParts : theirs);
        const found = new Map<string, string>((value as typeof before).map((item) => [item.id, item.quantity]));
        const of = (items: readonly { readonly id: string; readonly quantity: string }[], id: string) =>
          items.find((item) => item.id === id)?.quantity;
        for (const id of ['a', 'b', 'c', 'd']) {
          const [was, my, their] = [of(before, id), of(left, id), of(right, id)];
          const clashes = clashing.some((part) => part.item === id);
          expect(clashes).toBe(my !== their && my !== was && their !== was);
          expect(found.get(id)).toBe(clashes ? (takeMine ? my : their) : my === was ? their : my);
        }
      }),
      { seed: 20261126 },
    );
  });
});
