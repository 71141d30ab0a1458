import type { Draft } from '@/api/entities/invoice-draft';
import { draftKind } from '@/db/collections/draft';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import { type Choose, mergeField } from '@/db/conflicts/merge-field';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { formatAmount } from '@/domain/money/format-amount';

/** What the draft comes to with these choices: `7.406,24 RON`. `shown`: the draft as it stands now. */
export function conflictTotal(
  shown: Draft,
  { fields, mine }: Pick<ConflictRow, 'fields' | 'mine'>,
  choose: Choose,
): string {
  const chosen = Object.fromEntries(fields.map((field) => [field.field, mergeField(field, choose).value]));
  const { content } = draftKind.withChanges(shown, chosen, mine);
  const { payable } = computeDraftTotals(content).exact;
  return `${formatAmount(payable)} ${content.currency === 'RON' ? 'lei' : content.currency}`;
}
