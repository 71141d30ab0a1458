import { PENDING_NAMES } from '../collections/collections';
import type { CommandContext } from '../command-context';
import { knownCompanies } from './known-companies';

/** The file's text (JSON, UTF-8); null where nothing is unsent. Exporting changes nothing: the entries stay queued. */
export function exportUnsent(context: Pick<CommandContext, 'db' | 'deviceName' | 'now'>): Promise<string | null> {
  const { db, deviceName, now } = context;
  return db.transaction('r', db.tables, async () => {
    const entries = await db.outbox.orderBy('seq').toArray();
    if (entries.length === 0) return null;
    const rows: Record<string, unknown[]> = {};
    for (const table of PENDING_NAMES) rows[table] = await db.table(table).filter(hasPending).toArray();
    const conflicts = await db.conflict.toArray();
    const companies = await knownCompanies(db, new Set(entries.map(({ companyId }) => companyId)));
    const work = { entries, rows, conflicts, companies };
    const file = { format: 'condica-unsent', version: 2, exportedAt: now(), deviceName, ...work };
    return JSON.stringify(file, null, 1);
  });
}

function hasPending({ pending }: { readonly pending: readonly unknown[] }): boolean {
  return pending.length > 0;
}
