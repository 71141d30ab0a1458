/** A draft as its list shows it. */
import type { Draft } from '@/api/entities/invoice-draft';
import type { RowView } from '@/db/rows/stored-row';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { formatAmount } from '@/domain/money/format-amount';
import { fold, matchesFolded } from '@/domain/text/fold';

export interface DraftRow {
  readonly id: string;
  readonly content: Draft['content'];
  readonly buyer: string;
  readonly typeCode: string;
  readonly kind: Draft['type'];
  readonly issueDate: string;
  readonly lines: number;
  /** As shown, with the currency. */
  readonly total: string;
  readonly currency: string;
  readonly deviceName: string;
  /** ISO instant. */
  readonly writtenAt: string;
  readonly state: 'only-here' | 'on-server' | 'conflict';
  /** Folded words to search in. */
  readonly words: string;
}

/** `conflicts`: ids of drafts that were changed on two sides. */
export function draftRow({ row, pending }: RowView<Draft>, conflicts: ReadonlySet<string>): DraftRow {
  const { content } = row;
  const lines = content.lines.filter((line) => !isBlankLine(line));
  const total = formatAmount(computeDraftTotals(content).exact.payable);
  const words = [content.buyer.name, content.buyer.taxId, total, ...lines.map(({ name }) => name)];
  return {
    id: row.id,
    content,
    buyer: content.buyer.name.trim(),
    typeCode: content.typeCode,
    kind: row.type,
    issueDate: content.issueDate,
    lines: lines.length,
    total,
    currency: content.currency,
    deviceName: row.deviceName,
    writtenAt: row.writtenAt,
    state: conflicts.has(row.id) ? 'conflict' : pending ? 'only-here' : 'on-server',
    words: fold(words.join(' ')),
  };
}

/** Those that have every word of the query. */
export function searchDrafts(rows: readonly DraftRow[], query: string): readonly DraftRow[] {
  return query.trim() === '' ? rows : rows.filter(({ words }) => matchesFolded(words, query));
}
