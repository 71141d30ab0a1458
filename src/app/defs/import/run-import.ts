/** An import as steps, and its undo: each step is some hundreds of rows in one transaction, so that a killed tab leaves whole rows. */
import type { DefinitionActions, SeenRow } from '../definition-list';
import type { ImportPlan } from './import-plan';

/** What an import did, so that all of it can be taken back at once. */
export interface DoneImport<Content> {
  /** As each was added. */
  readonly added: readonly SeenRow<Content>[];
  readonly completed: readonly CompletedRow<Content>[];
  /** Of an undo: what was added and is something else by now, and so was not taken out. */
  readonly stayed: readonly SeenRow<Content>[];
}

/** `seen`: as it stood when the plan was made; without what changed meanwhile. */
interface CompletedRow<Content> {
  readonly id: string;
  readonly seen: Content;
  readonly changes: Partial<Content>;
  readonly replaced: Partial<Content>;
}

/** Enough that the end of a transaction, which waits for the disk, matters little; few enough that a key pressed meanwhile is answered. */
const ROWS_TOGETHER = 500;
type Actions<Content> = Pick<DefinitionActions<Content>, 'addMany' | 'update' | 'removeMany' | 'together'>;

export function countDone<Content>({ added, completed }: DoneImport<Content>): number {
  return added.length + completed.length;
}

/** Gives what was done by each step to `onDone`; ends with the error of the step that failed, of which nothing was done. */
export async function runImport<Content extends object>(
  { added, completed }: ImportPlan<Content>,
  { addMany, update, together }: Actions<Content>,
  onDone: (done: DoneImport<Content>) => void,
): Promise<void> {
  let done: DoneImport<Content> = { added: [], completed: [], stayed: [] };
  for (const part of partsOf(added)) {
    const ids = await addMany(part.map(({ content }) => content));
    const rows = part.flatMap(({ content }, place) => {
      const id = ids[place];
      return id === undefined ? [] : [{ id, content }];
    });
    done = { ...done, added: [...done.added, ...rows] };
    onDone(done);
  }
  for (const part of partsOf(update === null ? [] : completed)) {
    // What was removed meanwhile is not completed.
    const there = await together(async () => {
      const written: (typeof part)[number][] = [];
      for (const row of part) {
        const { id, seen, changes } = row;
        if ((await update?.({ id, content: seen }, changes)) === true) written.push(row);
      }
      return written;
    });
    const completions = there.map(({ id, seen, before, changes }) => ({
      ...{ id, seen, changes },
      replaced: valuesBefore(before, changes),
    }));
    done = { ...done, completed: [...done.completed, ...completions] };
    onDone(done);
  }
}

/**
 * Takes out what was added and puts back what was completed. What somebody changed since it was added stays. `onLeft`: what is still
 * to be taken back, and what stayed.
 */
export async function undoImport<Content extends object>(
  { added, completed, stayed: before }: DoneImport<Content>,
  { update, removeMany, together }: Actions<Content>,
  onLeft: (left: DoneImport<Content>) => void,
): Promise<void> {
  let stayed = before;
  let count = 0;
  for (const part of partsOf(added)) {
    const changed = new Set(await removeMany(part));
    stayed = [...stayed, ...part.filter(({ id }) => changed.has(id))];
    count += part.length;
    onLeft({ added: added.slice(count), completed, stayed });
  }
  count = 0;
  for (const part of partsOf(completed)) {
    await together(async () => {
      for (const { id, seen, changes, replaced } of part) {
        await update?.({ id, content: { ...seen, ...changes } }, replaced);
      }
    });
    count += part.length;
    onLeft({ added: [], completed: completed.slice(count), stayed });
  }
}

function partsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / ROWS_TOGETHER) }, (_, part) =>
    all.slice(part * ROWS_TOGETHER, (part + 1) * ROWS_TOGETHER),
  );
}

function valuesBefore<Content extends object>(before: Content, changes: Partial<Content>): Partial<Content> {
  const names = new Set(Object.keys(changes));
  // Object.entries forgets the keys' types; these are the content's own.
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name))) as Partial<Content>;
}
