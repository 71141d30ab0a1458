import { databaseName } from '@/db/database-name';
import { firstRead, firstSession } from './early-start';
import { keptState } from './state/kept-state';
import { afterPaint } from './ui/after-paint';
import { dropEarlySight } from './ui/early-sight';

/** A database that answers later is waited for by the application, which says so. */
const LONGEST_MS = 400;

/**
 * The rows of the opened list, drawn before the application is evaluated: resolves once they are painted, or are not to be
 * drawn. Only for who the session's record names, from the database of that name.
 */
export async function earlyRows(): Promise<void> {
  let late = false;
  const timer = new Promise<void>((resolve) => {
    setTimeout(() => {
      late = true;
      resolve();
    }, LONGEST_MS);
  });
  const draw = async (): Promise<void> => {
    const code = import('./invoices/out/early/early-list');
    const [record, page] = await Promise.all([firstSession, firstRead]);
    const { beginSnapshot, drawEarlyList } = await code;
    if (late || record === null || page === null || page.list === null) return;
    if (databaseName(record.serverKey, record.user.id) !== page.database) return;
    if (!drawEarlyList(page.list, record.user, keptState.unread)) return;
    await afterPaint();
    beginSnapshot(page.list, page.database).catch((error: unknown) =>
      console.warn('The list’s worker comes with the list:', error),
    );
  };
  const drawn = draw().catch((error: unknown) => {
    dropEarlySight();
    console.warn('The first rows come with the application:', error);
  });
  await Promise.race([drawn, timer]);
}
