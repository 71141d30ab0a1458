/** An import as steps, and its undo: each step is some hundreds of rows in one transaction, so that a killed tab leaves whole rows. */
import type { DefinitionActions } from '../definition-list';
import type { ImportPlan } from './import-plan';

/** What an import did, so that all of it can be taken back at once. */
export interface DoneImport<Content> {
  readonly added: readonly string[];
  readonly completed: readonly CompletedRow<Content>[];
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
type Progress = (done: number) => void;

export function countDone<Content>({ added, completed }: DoneImport<Content>): number {
  return added.length + completed.length;
}

/** Gives what was done by each step to `onDone`; ends with the error of the step that failed, of which nothing was done. */
export async function runImport<Content extends object>(
  { added, completed }: ImportPlan<Content>,
  { addMany, update, together }: Actions<Content>,
  onDone: (done: DoneImport<Content>) => void,
): Promise<void> {
  let done: DoneImport<Content> = { added: [], completed: [] };
  for (const part of partsOf(added)) {
    const ids = await addMany(part.map(({ content }) => content));
    done = { ...done, added: [...done.added, ...ids] };
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

/** Takes out what was added and puts back what was completed. `onLeft`: what is still to be taken back. */
export async function undoImport<Content extends object>(
  { added, completed }: DoneImport<Content>,
  { update, removeMany, together }: Actions<Content>,
  onLeft: (left: DoneImport<Content>) => void,
): Promise<void> {
  const taken: Progress = (count) => onLeft({ added: added.slice(count), completed });
  let count = 0;
  for (const part of partsOf(added)) {
    await removeMany(part);
    count += part.length;
    taken(count);
  }
  count = 0;
  for (const part of partsOf(completed)) {
    await together(async () => {
      for (const { id, seen, changes, replaced } of part) {
        await update?.({ id, content: { ...seen, ...changes } }, replaced);
      }
    });
    count += part.length;
    onLeft({ added: [], completed: completed.slice(count) });
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
