import * as v from 'valibot';
import { paymentMethodContentSchema } from '@/api/entities/payment-method';
import { entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type AddOutcome, invalidContent } from '../rows/command-outcome';
import { paymentMethodKind } from './payment-method-collection';
import type { PaymentMethodContent } from './payment-method-content';

/** Adds a payment method, known here at once and to the server by the outbox. */
export async function addPaymentMethod(context: CommandContext, content: PaymentMethodContent): Promise<AddOutcome> {
  const invalid = invalidContent(paymentMethodContentSchema, content);
  if (invalid !== null) return invalid;
  const id = v.parse(entityIdSchema, context.newId());
  await addRow(context, paymentMethodKind, { ...content, id });
  return { kind: 'added', id };
}
