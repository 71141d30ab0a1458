import {
  AddCompanyPaymentMethods,
  RemoveCompanyPaymentMethods,
  UpdateCompanyPaymentMethods,
} from '@/api/calls/definition-calls';
import { type PaymentMethod, paymentMethodContentSchema, paymentMethodSchema } from '@/api/entities/payment-method';
import { outgoingCall } from '../outbox/outgoing-call';
import { editedContent } from './commands/content-rows';
import { type EditableKind, FLAT_ROWS, namedRows, type RemovableKind } from './row-kind';

/** A payment method without its id. */
export type PaymentMethodContent = Omit<PaymentMethod, 'id'>;

export const paymentMethodKind: EditableKind<PaymentMethod> & RemovableKind<PaymentMethod> = {
  ...namedRows('paymentMethod', paymentMethodSchema),
  ...FLAT_ROWS,
  sortText: (row) => row.name,
  label: (row) => row.name,
  add: (company, paymentMethod) =>
    outgoingCall(AddCompanyPaymentMethods, { params: undefined, body: { company, paymentMethod } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyPaymentMethods, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, seen) =>
    outgoingCall(RemoveCompanyPaymentMethods, { params: undefined, body: { company, id, ...seen } }),
};

export const paymentMethodRows = editedContent(paymentMethodKind, paymentMethodContentSchema);
