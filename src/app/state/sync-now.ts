import type { Workspace } from './workspace';

/** Sends what waits and fetches the current company's changes; what it brings is seen in the status. */
export function syncNow({ sync, company }: Pick<Workspace, 'sync' | 'company'>): void {
  sync.resume();
  Promise.all([sync.flush(), sync.pullNow(company.id)]).catch((error: unknown) =>
    console.error('The synchronisation stopped:', error),
  );
}
