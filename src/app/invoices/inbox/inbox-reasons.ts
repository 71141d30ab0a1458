/** What a company of the inbox asks for, one after the other, and the rows of the list with the companies that are open in place. Pure. */
import type { CompanyReasons } from '@/db/archive/company-reasons';
import type { InboxGroup, InboxRow } from './inbox-rows';

export const REASON_KINDS = [
  'rejected',
  'held',
  'unsent',
  'leaving',
  'unconnected',
  'unmarked',
  'counting',
  'uncounted',
  'nothing',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** The others stand where there is none of these. */
type AskedReason = Exclude<ReasonKind, 'counting' | 'uncounted' | 'nothing'>;

export type InboxEntry =
  | { readonly kind: 'company'; readonly row: InboxRow; readonly open: boolean }
  | { readonly kind: 'reason'; readonly row: InboxRow; readonly reason: ReasonKind };

/** One at least: a company that asks for nothing says so. */
export function reasonsOf({ company, work, month, uncounted, leaving }: InboxRow): readonly ReasonKind[] {
  const asked: Readonly<Record<AskedReason, boolean>> = {
    rejected: work.rejected > 0,
    held: work.held > 0,
    unsent: work.deadline !== null,
    leaving: leaving !== null,
    unconnected: !company.isAuthorized,
    unmarked: (month?.unmarked ?? 0) > 0,
  };
  const reasons = REASON_KINDS.filter((kind) => kind in asked && asked[kind as AskedReason]);
  if (reasons.length > 0) return reasons;
  return [month !== undefined ? 'nothing' : uncounted ? 'uncounted' : 'counting'];
}

/** `open`: ids of the companies that are open in place. */
export function inboxEntries(rows: readonly InboxRow[], open: ReadonlySet<number>): readonly InboxEntry[] {
  return rows.flatMap((row): readonly InboxEntry[] => {
    const isOpen = open.has(row.company.id);
    const own = { kind: 'company', row, open: isOpen } as const;
    if (!isOpen) return [own];
    return [own, ...reasonsOf(row).map((reason) => ({ kind: 'reason', row, reason }) as const)];
  });
}

export function keyOfEntry(entry: InboxEntry): string {
  const id = String(entry.row.company.id);
  return entry.kind === 'company' ? id : `${id} ${entry.reason}`;
}

/** Numbers of documents, or names of sellers, that stand behind a reason; empty where there are none to name. */
export function namedOf(reason: ReasonKind, known: CompanyReasons | undefined): readonly string[] {
  if (known === undefined) return [];
  if (reason === 'unmarked') return known.sellers;
  if (reason === 'rejected') return known.refused.map(({ number }) => number);
  if (reason === 'held' || reason === 'unsent') return known[reason].map(({ number }) => number);
  return [];
}

export interface GroupCount {
  readonly companies: number;
  /** Received ones without a mark. */
  readonly documents: number;
}

/** How many companies stand in each group, and what is new of them. */
export function groupCounts(
  rows: readonly InboxRow[],
  groupOf: (row: InboxRow) => InboxGroup,
): ReadonlyMap<InboxGroup, GroupCount> {
  const counts = new Map<InboxGroup, GroupCount>();
  for (const row of rows) {
    const { companies, documents } = counts.get(groupOf(row)) ?? { companies: 0, documents: 0 };
    counts.set(groupOf(row), { companies: companies + 1, documents: documents + (row.month?.unmarked ?? 0) });
  }
  return counts;
}
