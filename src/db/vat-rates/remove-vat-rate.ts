import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type RemoveOutcome, removeRow } from '../rows/remove-row';
import { vatRateKind } from './vat-rate-collection';

/** Removes a VAT treatment; documents that used it keep it. */
export function removeVatRate(context: CommandContext, id: EntityId): Promise<RemoveOutcome> {
  return removeRow(context, vatRateKind, id);
}
