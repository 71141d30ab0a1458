/** A draft's copy as it stands in the storage: the earlier states by their differences from the content (earlier-states.ts). */
import * as v from 'valibot';
import { applyDifference, type Difference, differenceFrom } from './earlier-states';
import { type KeyedText, keepUnsaved, type UnsavedCopy, type UnsavedTransport, unsavedText } from './unsaved-copy';

/** False where the storage has no room. */
export function keepUnsavedDraft(
  storage: KeyedText,
  database: string,
  id: string,
  copy: UnsavedCopy | UnsavedTransport,
): boolean {
  const { written, underWay = [], begun, ...rest } = { begun: undefined, ...copy };
  const from = (state: object): Difference => differenceFrom(copy.content, state);
  const earlier = {
    written: written === null ? null : from(written),
    underWay: underWay.map(from),
    ...(begun === undefined ? {} : { begun: from(begun) }),
  };
  return keepUnsaved(storage, database, id, { ...rest, earlier });
}

const ownSchema = v.object({ value: v.optional(v.unknown()) });
const elementsSchema = v.object({ elements: v.array(v.union([v.number(), ownSchema])) });
const differenceSchema = v.record(v.string(), v.union([elementsSchema, ownSchema]));
const keptSchema = v.looseObject({
  content: v.looseObject({}),
  earlier: v.object({
    written: v.nullable(differenceSchema),
    underWay: v.array(differenceSchema),
    begun: v.exactOptional(differenceSchema),
  }),
});

/** The copy with its states whole, for its schema to judge; null where there is none that can be read. */
export function unsavedDraft(storage: KeyedText, database: string, id: string): unknown {
  const copy = parsed(unsavedText(storage, database, id));
  const kept = v.safeParse(keptSchema, copy);
  // Earlier versions of the app wrote the states themselves.
  if (!kept.success) return copy;
  const { earlier, ...rest } = kept.output;
  const state = (difference: Difference): object => applyDifference(rest.content, difference);
  return {
    ...rest,
    written: earlier.written === null ? null : state(earlier.written),
    underWay: earlier.underWay.map(state),
    ...(earlier.begun === undefined ? {} : { begun: state(earlier.begun) }),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
