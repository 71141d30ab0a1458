/** The handlers of the contract's calls that list, add, change or remove rows of a collection and do no more. */
import type { RowEffect, RowOperation } from '@/api/call';
import type { StoredCollection } from '@/api/collections';
import { CALLS, type CallByName, type CallName } from '@/api/registry';
import type { FieldDifference } from '@/domain/merge/merge-fields';
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import type { RowTarget } from '../../database/replicated-rows';
import type { Caller, CallHandlers } from '../call-handler';
import { rowsOfMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { addRow, removeRow, updateRow } from './definition-rows';

/** The calls made by src/api/calls/row-calls.ts. */
export type RowCallName = {
  [N in CallName]: CallByName<N> extends { readonly operation: RowOperation } ? N : never;
}[CallName];

export function rowHandlers(): Pick<CallHandlers, RowCallName> {
  const handlers = Object.values(CALLS).flatMap(({ name, operation }) =>
    operation === null ? [] : [[name, handlerOf(operation)] as const],
  );
  // row-calls.ts makes the operation and the schema of the body together: what was validated by the one has the other's shape.
  return Object.fromEntries(handlers) as unknown as Pick<CallHandlers, RowCallName>;
}

function handlerOf(operation: RowOperation) {
  switch (operation.kind) {
    case 'list':
      return listing(operation.collection, operation.under);
    case 'add':
      return adding(operation.collection, operation.under ?? operation.collection);
    default:
      return changing(operation);
  }
}

interface OfCompany {
  readonly company: number;
}

interface OfRow extends OfCompany, FieldDifference {
  readonly id: string;
  readonly version: number;
  readonly epoch?: string;
}

interface Input<Body> {
  readonly body: Body;
}

function listing(collection: StoredCollection, under: string) {
  const run = ({ body }: Input<OfCompany>, { userId }: Caller, db: AppDatabase): Promise<Reply> =>
    asUser(db, userId, async (tx) => {
      const rows = await rowsOfMyCompany(tx, body.company, collection);
      return rows === undefined ? refused('company-denied') : done({ [under]: rows });
    });
  return { kind: 'signed' as const, run };
}

/** The new row stands in the body under the collection's name, or under its own. */
function adding<U extends string>(collection: StoredCollection, under: U) {
  type Body = OfCompany & Readonly<Record<U, { readonly id: string }>>;
  const subject = ({ body }: Input<Body>): RowTarget => ({
    companyId: body.company,
    collection,
    id: body[under].id,
  });
  const run = (input: Input<Body>, tx: TenantTransaction): Promise<Reply> =>
    addRow(tx, subject(input), input.body[under]);
  return { kind: 'effect' as const, subject, run };
}

function changing({ kind, collection }: RowEffect) {
  const subject = ({ body }: Input<OfRow>): RowTarget => ({ companyId: body.company, collection, id: body.id });
  const run = (input: Input<OfRow>, tx: TenantTransaction): Promise<Reply> =>
    kind === 'update' ? updateRow(tx, subject(input), input.body) : removeRow(tx, subject(input), input.body);
  return { kind: 'effect' as const, subject, run };
}
