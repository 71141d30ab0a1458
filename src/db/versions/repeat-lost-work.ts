/**
 * A connection that the browser closes (its storage process died, the disk failed, the site's data was cleared) aborts what is
 * under way. Dexie opens the database again with the next use; here what was cut short is done once more, from its beginning.
 *
 * Invariants: only whole transactions are repeated, of which nothing was written; only where the connection was closed meanwhile
 * and not by the app; what fails by itself fails.
 */
import Dexie, { type PromiseExtended } from 'dexie';

const REPEATING = new WeakSet<Dexie>();

type Begin = (...args: readonly unknown[]) => PromiseExtended<unknown>;

/** A connection that is lost again and again is no accident. */
const MOST_REPEATS = 2;
/** The transactions hear of it before the connection does. */
const HEARD_WITHIN_MS = 100;

const MAY_BE_LOST: ReadonlySet<string> = new Set(['AbortError', 'DatabaseClosedError', 'InvalidStateError']);

/** Makes the transactions of the handle such ones, from now on. */
export function repeatLostWork(db: Dexie): void {
  if (REPEATING.has(db)) return;
  REPEATING.add(db);
  let closes = 0;
  db.on('close', () => {
    closes += 1;
  });
  // Dexie's overloads differ in how many tables they name; all end in the scope.
  const begin = db.transaction.bind(db) as Begin;
  const run = (args: readonly unknown[], repeats: number): PromiseExtended<unknown> => {
    const before = closes;
    const isLost = async (error: unknown): Promise<boolean> => {
      if (repeats === 0 || !mayBeLost(error)) return false;
      if (closes === before) await new Promise((resolve) => setTimeout(resolve, HEARD_WITHIN_MS));
      return closes !== before && !db.hasBeenClosed();
    };
    return begin(...args).catch(async (error: unknown) => {
      if (!(await isLost(error))) throw error;
      console.warn('The connection to the local database was lost; what it cut short is done again.');
      return run(args, repeats - 1);
    });
  };
  const transaction: Begin = (...args) =>
    // Inside another one it is a part of what is repeated.
    Dexie.currentTransaction === null ? run(args, MOST_REPEATS) : begin(...args);
  Object.defineProperty(db, 'transaction', { value: transaction });
}

function mayBeLost(error: unknown): boolean {
  // Of many rows at once each has its own.
  if (error instanceof Dexie.BulkError) return error.failures.every(mayBeLost);
  return error instanceof Error && MAY_BE_LOST.has(error.name) && !hasCause(error);
}

/** Dexie puts what aborted a transaction, such as a full storage, inside. */
function hasCause(error: Error): boolean {
  return 'inner' in error && error.inner instanceof Error && !MAY_BE_LOST.has(error.inner.name);
}
