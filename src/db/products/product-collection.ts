import { AddCompanyProduct, RemoveCompanyProduct, UpdateCompanyProduct } from '@/api/calls/definition-calls';
import type { Product } from '@/api/entities/product';
import { outgoingCall } from '../outbox/outgoing-call';
import { type EditableKind, flatChanges, flatContent, UNKNOWN_AUTHOR } from '../rows/row-kind';

export const productKind: EditableKind<Product> = {
  collection: 'product',
  table: (db) => db.product,
  sortText: (row) => `${row.name} ${row.code}`,
  label: (row) => row.name,
  withChanges: flatChanges,
  contentOf: flatContent,
  authorship: () => UNKNOWN_AUTHOR,
  add: (company, product) => outgoingCall(AddCompanyProduct, { params: undefined, body: { company, product } }),
  update: (company, { id, version, base, changes }) =>
    outgoingCall(UpdateCompanyProduct, { params: undefined, body: { company, id, version, base, changes } }),
  remove: (company, id, version) =>
    outgoingCall(RemoveCompanyProduct, { params: undefined, body: { company, id, version } }),
};
