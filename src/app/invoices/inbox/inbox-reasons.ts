/** What a company of the inbox asks for, one after the other, and the rows of the list with the companies that are open in place. Pure. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyReasons } from '@/db/archive/company-reasons';
import type { CompanyWork } from '@/db/archive/company-work';
import { toDecimal, toText } from '@/domain/money/decimal';
import { sum } from '@/domain/money/decimal-arithmetic';
import type { InboxGroup, InboxRow } from './inbox-rows';

export const REASON_KINDS = [
  'rejected',
  'held',
  'choices',
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
    choices: work.choices > 0,
    unsent: work.unsent > 0,
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

/** The issued documents behind a reason, the newest first, as far as they are read. */
function documentsOf(reason: ReasonKind, known: CompanyReasons | undefined): readonly ArchiveItem[] {
  if (reason === 'rejected') return known?.refused ?? [];
  return reason === 'held' || reason === 'unsent' ? (known?.[reason] ?? []) : [];
}

/** Numbers of documents, or names of sellers, that stand behind a reason; empty where there are none to name. */
export function namedOf(reason: ReasonKind, known: CompanyReasons | undefined): readonly string[] {
  return reason === 'unmarked' ? (known?.sellers ?? []) : documentsOf(reason, known).map(({ number }) => number);
}

/** How many issued documents a reason counts. */
function countOf(reason: ReasonKind, { rejected, held, unsent }: CompanyWork): number {
  if (reason === 'rejected') return rejected;
  if (reason === 'held') return held;
  return reason === 'unsent' ? unsent : 0;
}

/** What the documents behind a reason come to, in lei; null where not all are read, or not all are in lei. */
export function sumOfReason(reason: ReasonKind, { work }: InboxRow, known: CompanyReasons | undefined): string | null {
  const documents = documentsOf(reason, known);
  if (documents.length === 0 || documents.length !== countOf(reason, work)) return null;
  if (documents.some(({ currency }) => currency !== 'RON')) return null;
  return toText(sum(documents.map(({ total }) => toDecimal(total))));
}

/** Day of issue of the oldest document behind a reason that ANAF has not got; '' where none is known. */
export function oldestOfReason(reason: ReasonKind, { work }: InboxRow, known: CompanyReasons | undefined): string {
  const documents = documentsOf(reason, known);
  // Of more than are read the oldest of the company is the nearest that is known.
  if (documents.length !== countOf(reason, work)) return documents.length === 0 ? '' : work.oldestUnsent;
  return documents.map(({ issueDate }) => issueDate).sort()[0] ?? '';
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
