import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type RemoveOutcome, removeRow } from '../rows/remove-row';
import { paymentMethodKind } from './payment-method-collection';

/** Removes a payment method; an edit made elsewhere meanwhile wins. */
export function removePaymentMethod(context: CommandContext, id: EntityId): Promise<RemoveOutcome> {
  return removeRow(context, paymentMethodKind, id);
}
