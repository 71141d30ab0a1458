import { AddCompanySerial } from '@/api/calls/definition-calls';
import type { Serial } from '@/api/entities/serial';
import { outgoingCall } from '../outbox/outgoing-call';
import { type AddableKind, flatChanges } from '../rows/row-kind';

/** A series is added and stays: its numbers are in the books. */
export const serialKind: AddableKind<Serial> = {
  collection: 'serial',
  table: (db) => db.serial,
  sortText: (row) => row.prefix,
  label: (row) => row.prefix,
  withChanges: flatChanges,
  add: (company, serial) => outgoingCall(AddCompanySerial, { params: undefined, body: { company, serial } }),
};
