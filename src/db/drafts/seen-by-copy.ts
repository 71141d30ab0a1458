/**
 * Over what the copy of a left page (unsaved-copy.ts) is written: told by what the page itself had handed to the storage, never
 * by the times of both, as the device's clock may have been put back in between.
 */
import { sameValue } from '@/domain/merge/same-value';
import type { StoredRow } from '../rows/stored-row';

interface Typed<C> {
  readonly content: C;
  /** As the storage was known to hold it; null for a draft that never was written. */
  readonly written: C | null;
  /** Handed to the storage since, the oldest first, and not known to stand there; absent in copies of earlier versions. */
  readonly underWay?: readonly C[];
  /** What one that never was written began with, where another tab may have begun it likewise. */
  readonly begun?: C;
}

/**
 * The content that the copy's change is made over, field by field: what stands, where the page wrote it itself, which is an
 * earlier state of the same typing. Else what the page had seen, so that the server tells others' words from it and asks.
 * Null where the row shows what another tab has written and the server does not have yet: the change would take its place.
 */
export function seenByCopy<C extends object>(
  { shown, pending }: Pick<StoredRow<{ readonly content: C }>, 'shown' | 'pending'>,
  { content, written, underWay = [], begun }: Typed<C>,
): C | null {
  if (shown === null) return null;
  const start = written ?? begun;
  const own = start === undefined ? underWay : [start, ...underWay];
  const [first] = own;
  const seen = { ...content };
  for (const field of fieldsOf(content)) {
    const stands = shown.content[field];
    if (sameValue(stands, content[field])) continue;
    if (own.some((state) => sameValue(state[field], stands))) seen[field] = stands;
    else if (first === undefined) return null;
    else if (sameValue(first[field], content[field])) continue;
    else if (isPending(pending, field)) return null;
    else seen[field] = first[field];
  }
  return seen;
}

function fieldsOf<C extends object>(content: C): readonly (keyof C & string)[] {
  return Object.keys(content) as (keyof C & string)[]; // Contents have the fields of their schema.
}

/** The server does not have this field as the row shows it. */
function isPending(pending: StoredRow<unknown>['pending'], field: string): boolean {
  return pending.some((change) => change.kind === 'add' || (change.kind === 'update' && field in change.changes));
}
