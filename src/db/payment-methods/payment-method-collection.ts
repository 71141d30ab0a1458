import {
  AddCompanyPaymentMethods,
  RemoveCompanyPaymentMethods,
  UpdateCompanyPaymentMethods,
} from '@/api/calls/definition-calls';
import type { PaymentMethod } from '@/api/entities/payment-method';
import { outgoingCall } from '../outbox/outgoing-call';
import { type EditableKind, flatChanges, flatContent, UNKNOWN_AUTHOR } from '../rows/row-kind';

export const paymentMethodKind: EditableKind<PaymentMethod> = {
  collection: 'paymentMethod',
  table: (db) => db.paymentMethod,
  sortText: (row) => row.name,
  label: (row) => row.name,
  withChanges: flatChanges,
  contentOf: flatContent,
  authorship: () => UNKNOWN_AUTHOR,
  add: (company, paymentMethod) =>
    outgoingCall(AddCompanyPaymentMethods, { params: undefined, body: { company, paymentMethod } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyPaymentMethods, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyPaymentMethods, { params: undefined, body: { company, id, version } }),
};
