import type { CompanyId } from '@/api/ids';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import type { CondicaDatabase } from '../condica-database';
import { type ArchiveView, archiveByIds } from './archive-queries';
import { isRefused, type OpenFilingRow } from './open-filing';

/** What a company waits for. */
export interface CompanyWork {
  /** Refused by ANAF or by the server, and changed in two places. */
  readonly rejected: number;
  /** The nearest last day for sending, `yyyy-MM-dd`; null where everything was sent. */
  readonly deadline: string | null;
}

/** ANAF has them: the deadline is met, the verdict is out. */
const SENT: readonly string[] = ['uploaded', 'processing', 'duplicate'];

/** Of every company that waits for something, from this device's rows. */
export async function companyWork(db: CondicaDatabase): Promise<ReadonlyMap<CompanyId, CompanyWork>> {
  const [open, entries] = await Promise.all([
    db.openFiling.toArray(),
    db.outbox.where('state').anyOf('rejected', 'conflict').toArray(),
  ]);
  const work = new Map<CompanyId, CompanyWork>();
  const of = (companyId: CompanyId): CompanyWork => work.get(companyId) ?? { rejected: 0, deadline: null };
  const asking = new Map([
    ...open.filter(isRefused).map(({ id, companyId }) => [`archive ${id}`, companyId] as const),
    ...entries.map(({ subject, companyId }) => [`${subject.collection} ${subject.id}`, companyId] as const),
  ]);
  for (const companyId of asking.values())
    work.set(companyId, { ...of(companyId), rejected: of(companyId).rejected + 1 });
  for (const { companyId, state, issueDate } of open) {
    if (SENT.includes(state)) continue;
    const before = of(companyId);
    const deadline = filingDeadline(issueDate);
    work.set(companyId, { ...before, deadline: earlier(before.deadline, deadline) });
  }
  return work;
}

function earlier(a: string | null, b: string): string {
  return a === null || b < a ? b : a;
}

/** How many refusals of ANAF nobody has seen, over all companies; those whose correction is on its way are no more refused. */
export async function countUnseenRefusals(db: CondicaDatabase): Promise<number> {
  return (await unseenRefusals(db)).length;
}

async function unseenRefusals(db: CondicaDatabase): Promise<readonly OpenFilingRow[]> {
  return db.openFiling.filter((row) => isRefused(row) && !row.seen).toArray();
}

/** Marks all refusals as seen. */
export function markRefusalsSeen(db: CondicaDatabase): Promise<void> {
  return db.transaction('rw', db.openFiling, async () => {
    const rows = await unseenRefusals(db);
    await db.openFiling.bulkPut(rows.map((row) => ({ ...row, seen: true })));
  });
}

export interface OpenDocument {
  readonly companyId: CompanyId;
  readonly view: ArchiveView;
}

/** The documents wanted, of all companies, the newest first. */
export async function openDocuments(
  db: CondicaDatabase,
  wanted: (row: OpenFilingRow) => boolean,
): Promise<readonly OpenDocument[]> {
  const rows = await db.openFiling.filter(wanted).toArray();
  const owners = new Map<string, CompanyId>(rows.map(({ id, companyId }) => [id, companyId]));
  const newest = [...rows].sort((a, b) => (a.issueDate < b.issueDate ? 1 : -1));
  const views = await archiveByIds(
    db,
    newest.map(({ id }) => id),
  );
  return views.flatMap((view) => {
    const companyId = owners.get(view.item.id);
    return companyId === undefined ? [] : [{ companyId, view }];
  });
}
