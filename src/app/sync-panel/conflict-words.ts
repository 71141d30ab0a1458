/** What a part of a conflict is called and was, in words. */
import { fieldName } from '@/app/texts/field-names';
import { syncTexts } from '@/app/texts/sync-texts';
import type { ConflictField, MergedField } from '@/db/conflicts/conflict-row';
import { itemKey, type MergedPart, type PartPlace } from '@/db/conflicts/merge-field';
import { valueText } from './value-text';

const texts = syncTexts.conflict;

type Place = Omit<PartPlace, 'key'>;

/** `Scadență`; of a list's item: `Linia 2, cantitate`. `fields`: those of the conflict, for the item's place. */
export function partName({ field, item, property }: Place, fields: readonly ConflictField[]): string {
  if (item === undefined) return fieldName(field);
  const line = texts.line(placeOf(field, item, fields));
  return property === undefined ? line : `${line}, ${fieldName(property).toLocaleLowerCase('ro')}`;
}

/** What stands under the name: of which line, and what it was; '' where neither is known. */
export function partNote(part: Place & { readonly was?: unknown }, fields: readonly ConflictField[]): string {
  const was = 'was' in part && part.was !== undefined ? texts.was(valueText(part.was)) : '';
  const line = part.item === undefined || part.property === 'name' ? '' : itemName(part, fields);
  return [line, was].filter((words) => words !== '').join(', ');
}

/** `Bancă: BT (era gol), a mea`. */
export function mergedWords(change: MergedField | MergedPart, fields: readonly ConflictField[]): string {
  const name = partName(change, fields);
  const was = change.was === undefined ? '' : ` (${texts.was(valueText(change.was))})`;
  return `${name}: ${sideText(change.now)}${was}, ${change.by === 'mine' ? texts.byMe : texts.byThem}`;
}

/** A side that has no value removed the item. */
export function sideText(value: unknown): string {
  return value === undefined ? texts.removed : valueText(value);
}

function itemsOf(field: string, fields: readonly ConflictField[]): readonly (readonly unknown[])[] {
  const found = fields.find((one) => one.field === field);
  return [found?.theirs, found?.mine].filter((list) => Array.isArray(list));
}

/** From 1, in the server's list, else in mine. */
function placeOf(field: string, id: string, fields: readonly ConflictField[]): number {
  const places = itemsOf(field, fields).map((list) => list.findIndex((item) => itemKey(item) === id) + 1);
  return places.find((place) => place > 0) ?? 0;
}

function itemName({ field, item }: Place, fields: readonly ConflictField[]): string {
  for (const found of itemsOf(field, fields).flat()) {
    if (itemKey(found) !== item || typeof found !== 'object' || found === null) continue;
    if ('name' in found && typeof found.name === 'string') return found.name;
    // A vehicle is called by its plate.
    return 'plate' in found && typeof found.plate === 'string' ? found.plate : '';
  }
  return '';
}
