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

/** Of one collection or another of which the company has something here: there is nothing to change in the others. */
async function onOne(
  seat: Seat,
  act: <R extends Identified>(kind: EditableKind<R>, name: Defined) => Promise<void>,
): Promise<void> {
  const names: Defined[] = [];
  for (const name of NAMES) if (await hasSome(seat, name)) names.push(name);
  const name = seat.world.dice.pick(names);
  if (name !== undefined) await ROWS_COLLECTIONS[name].edits?.((kind) => act(kind, name));
}

function hasSome({ context }: Seat, name: Defined): Promise<boolean> {
  return ROWS_COLLECTIONS[name].rows(async (kind) => {
    const rows = await kind.table(context.db).toArray();
    return rows.some(({ companyId, shown }) => companyId === context.companyId && shown !== null);
  });
}

export function addDefinition(seat: Seat): Promise<void> {
  return addDefinitionOf(seat, seat.world.dice.pick(NAMES) ?? 'partner');
}

export function addDefinitionOf(seat: Seat, name: Defined): Promise<void> {
  return ROWS_COLLECTIONS[name].edits?.((kind) => addTo(seat, kind, name)) ?? Promise.resolve();
}

async function addTo<R extends Identified>(seat: Seat, kind: EditableKind<R>, name: Defined): Promise<void> {
  const { world, device, context, tab } = seat;
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
