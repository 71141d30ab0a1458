/** People add, change and remove what stands in the table of collections, by its own commands. */

import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import { ROWS_COLLECTIONS } from '@/db/collections/collections';
import { addRow } from '@/db/collections/commands/add-row';
import { removeRow } from '@/db/collections/commands/remove-row';
import { updateRow } from '@/db/collections/commands/update-row';
import type { EditableKind, Identified } from '@/db/collections/row-kind';
import { shortId } from '../world/short-id';
import { DEFINITIONS, type Defined } from './contents';
import type { Seat } from './seat';

const NAMES = Object.keys(DEFINITIONS) as readonly Defined[];

/** Of one collection or another. */
function onOne(
  seat: Seat,
  act: <R extends Identified>(kind: EditableKind<R>, name: Defined) => Promise<void>,
): Promise<void> {
  const name = seat.world.dice.pick(NAMES) ?? 'partner';
  return ROWS_COLLECTIONS[name].edits?.((kind) => act(kind, name)) ?? Promise.resolve();
}

export function addDefinition(seat: Seat): Promise<void> {
  const { world, device, context, tab } = seat;
  return onOne(seat, async (kind, name) => {
    const { content, fields } = DEFINITIONS[name];
    const [field = ''] = fields;
    const id = v.parse(entityIdSchema, device.newId());
    const word = world.ledger.newWord(device.name);
    const own = name === 'product' ? { code: word } : {};
    const row: unknown = { ...content, ...own, [field]: word, id };
    const written = world.ledger.begin({ word, row: id, field, saw: '' });
    world.story.tell(`${tab.process.name} adds ${name} ${shortId(id)} ${word}`);
    const read = kind.read(row);
    if (read === null) throw new Error(`The sample of ${name} is not what its schema takes`);
    await addRow(context, kind, read);
    written.sure = true;
  });
}

export function editDefinition(seat: Seat): Promise<void> {
  const { world, device, context, tab } = seat;
  return onOne(seat, async (kind, name) => {
    const shown = await kind.table(context.db).where('id').above('').toArray();
    const view = world.dice.pick(shown.filter((row) => row.companyId === context.companyId && row.shown !== null));
    if (view === undefined || view.shown === null) return;
    const field = world.dice.pick(DEFINITIONS[name].fields) ?? '';
    const word = world.ledger.newWord(device.name);
    const seen = kind.contentOf(view.shown);
    const written = world.ledger.begin({ word, row: view.id, field, saw: String(seen[field]) });
    world.story.tell(`${tab.process.name} edits ${name} ${shortId(view.id)} ${field} ${word}`);
    const outcome = await updateRow(context, kind, view.id, seen, { ...seen, [field]: word });
    if (outcome === 'changed') written.sure = true;
  });
}

export function dropDefinition(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  return onOne(seat, async (kind, name) => {
    const rows = await kind.table(context.db).toArray();
    const view = world.dice.pick(rows.filter((row) => row.companyId === context.companyId && row.shown !== null));
    const { remove } = kind;
    if (view === undefined || remove === undefined) return;
    world.story.tell(`${tab.process.name} removes ${name} ${shortId(view.id)}`);
    const undo = world.ledger.giveUp(view.shown);
    if ((await removeRow(context, { ...kind, remove }, view.id)) !== 'removed') undo();
  });
}
