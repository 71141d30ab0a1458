import { describe, expect, it } from 'vitest';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { NEW_ROW, placeOf } from '@/app/defs/row-place';
import { changedFields, typedChanges, unsavedFields } from '@/app/defs/typed-content';
import { rowLeft } from '@/app/defs/unsaved-rows';

const KIND = partnerKind('2026-11-22');
const { fields, empty } = KIND;
const APICOLA = { ...empty, name: 'Apicola', address: { ...empty.address, city: 'Brașov' } };
const ROW = { id: 'a', content: APICOLA, pending: false };

const names = (of: readonly { readonly name: string }[]): readonly string[] => of.map(({ name }) => name);

describe('what is typed into a definition’s form', () => {
  it('is taken field after field, without the spaces about it', () => {
    const changes = typedChanges(fields, empty, {
      name: ' Apicola ',
      city: 'Cluj-Napoca',
      line1: 'Str. Memorandumului 1',
    });
    expect({ ...empty, ...changes }).toMatchObject({
      name: 'Apicola',
      address: { city: 'Cluj-Napoca', line1: 'Str. Memorandumului 1', country: empty.address.country },
    });
    expect(typedChanges(fields, APICOLA, { city: 'Cluj' })).not.toHaveProperty('name');
  });

  it('is unsaved while it differs from what is saved', () => {
    expect(names(unsavedFields(fields, APICOLA, { name: 'Apicola', city: 'Cluj', unknown: 'x' }))).toEqual(['city']);
    expect(names(changedFields(fields, empty, APICOLA))).toEqual(['name', 'city']);
  });

  it('is offered by the row’s name and its fields', () => {
    const left = (row: string, texts: Readonly<Record<string, string>>) =>
      rowLeft(KIND, [ROW], { place: placeOf(KIND, row), texts });
    expect(left('a', { city: 'Cluj' })).toEqual({ id: 'a', where: 'Apicola, Localitate' });
    expect(left(NEW_ROW, { name: 'A' })).toEqual({ id: NEW_ROW, where: KIND.words.add });
  });

  it('is not offered of a row that is gone, or that has it already', () => {
    expect(rowLeft(KIND, [ROW], { place: placeOf(KIND, 'b'), texts: { city: 'Cluj' } })).toBeUndefined();
    expect(rowLeft(KIND, [ROW], { place: placeOf(KIND, 'a'), texts: { city: 'Brașov' } })).toBeUndefined();
  });
});
