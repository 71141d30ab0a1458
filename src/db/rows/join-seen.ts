/**
 * The changes of a row as one, as far as each was made over the ones before. What was made without these before the eyes (in another
 * tab, or by what was chosen in another conflict) stays apart: joined, it would write over words that nobody has seen. Pure.
 */
import type { FieldDifference } from '@/domain/merge/merge-fields';
import { joinDifferences, omitFields, pickFields, unseenFields } from './field-changes';
import type { Authorship } from './show-row';

/** With who wrote it, and when. */
export interface WrittenDifference extends FieldDifference, Authorship {}

export interface JoinedChanges {
  readonly joined: WrittenDifference;
  /** In the order made; each was made without what is joined, or stands on another one that was. */
  readonly apart: readonly WrittenDifference[];
}

export function joinSeen(own: WrittenDifference, later: readonly WrittenDifference[]): JoinedChanges {
  let joined = plain(own);
  const apart: WrittenDifference[] = [];
  for (const change of later) {
    const before = new Set(apart.flatMap(({ changes }) => Object.keys(changes)));
    const unseen = new Set(unseenFields(joined.changes, change));
    const [aside, seen] = divided(change, (field) => unseen.has(field) || before.has(field));
    if (seen !== null) joined = join(joined, seen);
    const last = apart.at(-1);
    if (aside === null) continue;
    if (last === undefined || unseenFields(last.changes, aside).length > 0) apart.push(aside);
    else apart[apart.length - 1] = join(last, aside);
  }
  return { joined, apart: apart.filter(({ changes }) => Object.keys(changes).length > 0) };
}

function join(first: WrittenDifference, { deviceName, at, ...then }: WrittenDifference): WrittenDifference {
  return { ...joinDifferences(first, then), deviceName, at };
}

/** The fields that are meant, and the others; null where there are none. */
function divided(
  { base, changes, deviceName, at }: WrittenDifference,
  isMeant: (field: string) => boolean,
): readonly [WrittenDifference | null, WrittenDifference | null] {
  const meant = Object.keys(changes).filter(isMeant);
  const part = (one: FieldDifference) => (Object.keys(one.changes).length === 0 ? null : { ...one, deviceName, at });
  return [
    part({ base: pickFields(base, meant), changes: pickFields(changes, meant) }),
    part({ base: omitFields(base, meant), changes: omitFields(changes, meant) }),
  ];
}

/** Without the entry that it names. */
function plain({ base, changes, deviceName, at }: WrittenDifference): WrittenDifference {
  return { base, changes, deviceName, at };
}
