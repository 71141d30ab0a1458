/** An import as steps, and its undo: each step is some hundreds of rows in one transaction, so that a killed tab leaves whole rows. */
import type { DefinitionActions } from '../definition-list';
import type { ImportPlan } from './import-plan';

/** What an import did, so that all of it can be taken back at once. */
export interface DoneImport<Content> {
  readonly added: readonly string[];
  readonly completed: readonly { readonly id: string; readonly replaced: Partial<Content> }[];
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
    await together(async () => {
      for (const { id, changes } of part) await update?.(id, changes);
    });
    const replaced = part.map(({ id, before, changes }) => ({ id, replaced: valuesBefore(before, changes) }));
    done = { ...done, completed: [...done.completed, ...replaced] };
    onDone(done);
  }
}

/** Takes out what was added and puts back what was completed. `onLeft`: what is still to be taken back. */
export async function undoImport<Content>(
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
      for (const { id, replaced } of part) await update?.(id, replaced);
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
