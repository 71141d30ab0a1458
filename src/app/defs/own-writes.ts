/**
 * What a screen of a definition wrote itself, so that what is typed over that a moment later, before it is drawn, does not count as typed
 * over another's words.
 *
 * Invariants: a write is remembered until the rows show something else than what it replaced; after that it only tells that what stands
 * came from here.
 */
import type { FieldChanges } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import type { DefinitionField } from './definition-field';
import type { SeenRow } from './definition-list';

interface OwnWrite {
  readonly id: string;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly isShown: boolean;
}

/** What a person may do before the rows are read once more is much less. */
const REMEMBERED = 100;

interface Typed<Content> {
  readonly id: string;
  /** The content when the typing began, and as it stands. */
  readonly begun: Content;
  readonly now: Content;
}

export interface OwnWrites<Content> {
  /** Before it is written; gives what forgets it, where it could not be. */
  readonly wrote: (seen: SeenRow<Content>, changes: Partial<Content>) => () => void;
  /** The content over which these changes are made: of what others changed meanwhile the value from when the typing began. */
  readonly seen: (typed: Typed<Content>, changes: Partial<Content>) => Content;
  /** The rows as they were read once more. */
  readonly shown: (rows: readonly SeenRow<Content>[]) => void;
  /** With what was written here and is not shown yet. */
  readonly asLeft: <Row extends SeenRow<Content>>(row: Row) => Row;
}

export function createOwnWrites<Content extends object>(): OwnWrites<Content> {
  let writes: readonly OwnWrite[] = [];
  const ofField = (id: string, name: string) => writes.filter((one) => one.id === id && one.name === name);
  /** Where a value stands at which what is not shown yet was made. */
  const followed = (id: string, name: string, value: unknown): unknown =>
    ofField(id, name)
      .filter(({ isShown }) => !isShown)
      .reduce((at, { before, after }) => (sameValue(at, before) ? after : at), value);
  return {
    wrote: ({ id, content }, changes) => {
      const [was, will] = [valuesOf(content), valuesOf(changes)];
      const made = Object.keys(will)
        .filter((name) => !sameValue(was[name], will[name]))
        .map((name): OwnWrite => ({ id, name, before: was[name], after: will[name], isShown: false }));
      writes = [...writes, ...made].slice(-REMEMBERED);
      return () => {
        writes = writes.filter((one) => !made.includes(one));
      };
    },
    seen: ({ id, begun, now }, changes) => {
      const [first, last] = [valuesOf(begun), valuesOf(now)];
      const values = Object.keys(changes).map((name) => {
        const isOwn = ofField(id, name).some(
          ({ before, after }) => sameValue(before, first[name]) && sameValue(after, last[name]),
        );
        return [name, followed(id, name, isOwn ? last[name] : first[name])] as const;
      });
      return { ...now, ...Object.fromEntries(values) };
    },
    shown: (rows) => {
      const waiting = new Set(writes.filter(({ isShown }) => !isShown).map(({ id }) => id));
      if (waiting.size === 0) return;
      const contents = new Map(
        rows.filter(({ id }) => waiting.has(id)).map(({ id, content }) => [id, valuesOf(content)]),
      );
      writes = writes.map((one) =>
        one.isShown || sameValue(contents.get(one.id)?.[one.name], one.before) ? one : { ...one, isShown: true },
      );
    },
    asLeft: (row) => {
      const content = valuesOf(row.content);
      const names = new Set(writes.filter(({ id, isShown }) => id === row.id && !isShown).map(({ name }) => name));
      const left = [...names].map((name) => [name, followed(row.id, name, content[name])] as const);
      return names.size === 0 ? row : { ...row, content: { ...row.content, ...Object.fromEntries(left) } };
    },
  };
}

/** The content over which a field's text is typed: the newest, unless others changed that field since the typing began. */
export function begunContent<Content>({ get }: DefinitionField<Content>, begun: Content, now: Content): Content {
  return get(begun) === get(now) ? now : begun;
}

function valuesOf(content: object): FieldChanges {
  return Object.fromEntries(Object.entries(content));
}
