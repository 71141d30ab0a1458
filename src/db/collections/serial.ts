import * as v from 'valibot';
import { AddCompanySerial } from '@/api/calls/definition-calls';
import { type Serial, type SerialContent, serialContentSchema, serialSchema } from '@/api/entities/serial';
import { type CompanyId, type EntityId, entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import type { CondicaDatabase } from '../condica-database';
import { outgoingCall } from '../outbox/outgoing-call';
import { listSmallRows } from '../rows/list-rows';
import type { RowView } from '../rows/stored-row';
import { addRow } from './commands/add-row';
import { type InvalidContent, invalidContent } from './commands/content-commands';
import { FLAT_ROWS, namedRows, type RowKind } from './row-kind';

/** A series is added and stays: its numbers are in the books. */
export const serialKind: RowKind<Serial> = {
  ...namedRows('serial', serialSchema),
  withChanges: FLAT_ROWS.withChanges,
  sortText: (row) => row.prefix,
  label: (row) => row.prefix,
  add: (company, serial) => outgoingCall(AddCompanySerial, { params: undefined, body: { company, serial } }),
};

/** `in-use`: the company has a series with the same prefix (the server refuses it too: `serial-in-use`). */
export type AddSerialOutcome =
  | { readonly kind: 'added'; readonly id: EntityId }
  | { readonly kind: 'in-use' }
  | InvalidContent;

/** Adds a series of numbers. Numbers can be drawn from it once the server has given this device a lease. */
export async function addSerial(context: CommandContext, content: SerialContent): Promise<AddSerialOutcome> {
  const invalid = invalidContent(serialContentSchema, content);
  if (invalid !== null) return invalid;
  const id = v.parse(entityIdSchema, context.newId());
  return context.db.transaction('rw', context.db.serial, context.db.outbox, async () => {
    const others = await listSerials(context.db, context.companyId);
    const used = others.some(({ row }) => row.prefix === content.prefix);
    if (used) return { kind: 'in-use' as const };
    await addRow(context, serialKind, { ...content, id });
    return { kind: 'added' as const, id };
  });
}

/** Series by prefix. */
export function listSerials(db: CondicaDatabase, companyId: CompanyId): Promise<readonly RowView<Serial>[]> {
  return listSmallRows(db.serial, companyId);
}
