import { paymentMethodContentSchema } from '@/api/entities/payment-method';
import type { EntityId } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { type ChangeOutcome, invalidContent } from '../rows/command-outcome';
import { updateRow } from '../rows/update-row';
import { paymentMethodKind } from './payment-method-collection';
import type { PaymentMethodContent } from './payment-method-content';

/** Changes a payment method: the fields in which `after` differs from `seen`, the content the form was opened with. */
export async function updatePaymentMethod(
  context: CommandContext,
  id: EntityId,
  seen: PaymentMethodContent,
  after: PaymentMethodContent,
): Promise<ChangeOutcome> {
  const invalid = invalidContent(paymentMethodContentSchema, after);
  return invalid ?? { kind: await updateRow(context, paymentMethodKind, id, seen, after) };
}
