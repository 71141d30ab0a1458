/**
 * Earlier states of a content, told by their differences from it: a copy of a left page (unsaved-copy.ts) has room for some
 * 5 million characters, and a content of 10,000 lines is half of that. What stands in both is written once.
 *
 * Invariant: applied to the content that it was taken from, a difference gives the state again.
 */
import { sameValue } from '@/domain/merge/same-value';

type Fields = Readonly<Record<string, unknown>>;

/** One value that the content does not have in its place; without `value` there is none. */
interface Own {
  readonly value?: unknown;
}
/** An array's elements: each one's place in the content's array, or itself. */
interface Elements {
  readonly elements: readonly (number | Own)[];
}
/** By field; a field that is the same in both is absent. */
export type Difference = Readonly<Record<string, Own | Elements>>;

export function differenceFrom(content: object, state: object): Difference {
  const [base, own] = [content as Fields, state as Fields];
  const difference: Record<string, Own | Elements> = {};
  for (const field of new Set([...Object.keys(base), ...Object.keys(own)])) {
    const [here, there] = [own[field], base[field]];
    if (sameValue(here, there)) continue;
    difference[field] =
      Array.isArray(here) && Array.isArray(there) ? { elements: elementsFrom(there, here) } : { value: here };
  }
  return difference;
}

/** A line that was moved is the same object still. */
function elementsFrom(base: readonly unknown[], own: readonly unknown[]): Elements['elements'] {
  const places = new Map(base.map((element, place) => [element, place]));
  return own.map((value, place) => (sameValue(value, base[place]) ? place : (places.get(value) ?? { value })));
}

export function applyDifference(content: object, difference: Difference): object {
  const base = content as Fields;
  const state: Record<string, unknown> = { ...base };
  for (const [field, own] of Object.entries(difference)) {
    if ('elements' in own) state[field] = own.elements.map((element) => elementOf(base[field], element));
    else if (own.value === undefined) delete state[field];
    else state[field] = own.value;
  }
  return state;
}

function elementOf(base: unknown, element: number | Own): unknown {
  if (typeof element !== 'number') return element.value;
  return Array.isArray(base) ? base[element] : undefined;
}
