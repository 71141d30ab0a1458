/**
 * The three-way merge of one field. A field is one value, but in a list whose items are told apart (an invoice's lines by id, a carrier's vehicles by
 * plate) the items and their properties are compared on their own, so that only what both changed is left to choose; and in an address its parts
 * (merge-address.ts).
 */
import { judgeMerge } from '@/domain/merge/merge-fields';
import type { ConflictField } from './conflict-row';
import { mergeAddress } from './merge-address';

export type ConflictChoice = 'mine' | 'theirs';

/** Where in the row a value stands: the field, or a property of an item of its list; without a property the whole item. */
export interface PartPlace {
  /** Names the choice: `notes`, `lines/7f3a/quantity`. */
  readonly key: string;
  readonly field: string;
  readonly item?: string;
  readonly property?: string;
}

/** Changed by both: to be chosen. An item that one side removed has no value there. */
export interface ClashingPart extends PartPlace {
  /** Absent where it is not known. */
  readonly was?: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Changed by one: it stands. */
export interface MergedPart extends PartPlace {
  readonly by: ConflictChoice;
  readonly was: unknown;
  readonly now: unknown;
}

export interface FieldMerge {
  readonly value: unknown;
  readonly clashing: readonly ClashingPart[];
  readonly merged: readonly MergedPart[];
}

/** Gives the choice for a part by its key. */
export type Choose = (key: string) => ConflictChoice;

export function mergeField(field: ConflictField, choose: Choose): FieldMerge {
  const { was, mine, theirs } = field;
  if (choose(field.field) === 'mine') return { value: mine, clashing: [{ ...field, key: field.field }], merged: [] };
  const address = field.field === 'address' ? mergeAddress(was, mine, theirs) : undefined;
  if (address !== undefined) return { value: address, clashing: [], merged: [] };
  const lists = [was, mine, theirs].map(itemsOf);
  const [before, left, right] = lists;
  if (before === undefined || left === undefined || right === undefined)
    return { value: theirs, clashing: [{ ...field, key: field.field }], merged: [] };
  return mergeItems(field.field, { before, left, right }, choose);
}

type Item = Readonly<Record<string, unknown>>;
type Items = ReadonlyMap<string, Item>;

/** Undefined where it is no list of items with a name of their own each. */
function itemsOf(value: unknown): Items | undefined {
  if (!Array.isArray(value)) return undefined;
  const named = value.flatMap((item): readonly (readonly [string, Item])[] => {
    const name = itemKey(item);
    return name === undefined ? [] : [[name, item]];
  });
  const byName = new Map(named);
  return byName.size === value.length ? byName : undefined;
}

const NAMES = ['id', 'plate'];

/** What tells an item from the others, whatever else of it changes; undefined where nothing does. */
export function itemKey(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const properties = new Map<string, unknown>(Object.entries(item));
  return NAMES.map((name) => properties.get(name)).find(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

interface Sides {
  readonly before: Items;
  readonly left: Items;
  readonly right: Items;
}

interface Outcome {
  readonly value: unknown;
  readonly clashing?: ClashingPart;
  readonly merged?: MergedPart;
}

function mergeItems(field: string, sides: Sides, choose: Choose): FieldMerge {
  const outcomes: Outcome[] = [];
  const value = orderedIds(sides).flatMap((id) => {
    const [was, mine, theirs] = [sides.before.get(id), sides.left.get(id), sides.right.get(id)];
    if (mine !== undefined && theirs !== undefined) {
      const item = mergeProperties({ field, item: id }, { was, mine, theirs }, choose);
      outcomes.push(...item.outcomes);
      return [item.value];
    }
    const place = { key: `${field}/${id}`, field, item: id };
    const outcome = mergeValue(place, { was, mine, theirs }, choose);
    outcomes.push(outcome);
    return outcome.value === undefined ? [] : [outcome.value];
  });
  return {
    value,
    clashing: outcomes.flatMap(({ clashing }) => clashing ?? []),
    merged: outcomes.flatMap(({ merged }) => merged ?? []),
  };
}

/** The order of theirs; an item that only mine has stands after the one it follows there. */
function orderedIds({ left, right }: Sides): readonly string[] {
  const ids = [...right.keys()];
  let previous = -1;
  for (const id of left.keys()) {
    const at = ids.indexOf(id);
    if (at < 0) ids.splice(previous + 1, 0, id);
    previous = at < 0 ? previous + 1 : at;
  }
  return ids;
}

interface Three<T> {
  readonly was: T | undefined;
  readonly mine: T;
  readonly theirs: T;
}

function mergeProperties(
  { field, item }: { readonly field: string; readonly item: string },
  { was, mine, theirs }: Three<Item>,
  choose: Choose,
): { readonly value: Item; readonly outcomes: readonly Outcome[] } {
  const properties = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const outcomes = properties.map((property) => {
    const place = { key: `${field}/${item}/${property}`, field, item, property };
    const three = { was: was?.[property], mine: mine[property], theirs: theirs[property] };
    return { property, outcome: mergeValue(place, three, choose) };
  });
  const kept = outcomes.filter(({ outcome }) => outcome.value !== undefined);
  const value = Object.fromEntries(kept.map(({ property, outcome }) => [property, outcome.value]));
  return { value, outcomes: outcomes.map(({ outcome }) => outcome) };
}

function mergeValue(place: PartPlace, { was, mine, theirs }: Three<unknown>, choose: Choose): Outcome {
  const verdict = judgeMerge(was, mine, theirs);
  if (verdict === 'unchanged') return { value: theirs };
  if (verdict === 'theirs') return { value: theirs, merged: { ...place, by: 'theirs', was, now: theirs } };
  if (verdict === 'mine') return { value: mine, merged: { ...place, by: 'mine', was, now: mine } };
  const value = choose(place.key) === 'mine' ? mine : theirs;
  return { value, clashing: { ...place, was, mine, theirs } };
}
