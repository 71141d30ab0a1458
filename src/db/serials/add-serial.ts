import * as v from 'valibot';
import { type SerialContent, serialContentSchema } from '@/api/entities/serial';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { CommandContext } from '../command-context';
import { addRow } from '../rows/add-row';
import { type InvalidContent, invalidContent } from '../rows/command-outcome';
import { serialKind } from './serial-collection';
import { listSerials } from './serial-queries';

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
