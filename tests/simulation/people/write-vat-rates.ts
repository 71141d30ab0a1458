/** People add VAT rates and remove them; nobody changes one. */
import * as v from 'valibot';
import { vatRateContentSchema } from '@/api/entities/vat-rate';
import { vatRateRows } from '@/db/collections/vat-rate';
import { shortId } from '../world/short-id';
import type { Seat } from './seat';

const CONTENT = { category: 'E', rate: '0', exemptionReasonCode: '', exemptionReason: 'Scutit' };

export async function addVatRate({ world, context, device, tab }: Seat): Promise<void> {
  const word = world.ledger.newWord(device.name);
  const written = world.ledger.begin({ word, row: String(context.companyId), field: 'vatRate.name', saw: '' });
  world.story.tell(`${tab.process.name} adds a VAT rate ${word}`);
  const outcome = await vatRateRows.add(context, v.parse(vatRateContentSchema, { ...CONTENT, name: word }));
  if (outcome.kind === 'added') written.sure = true;
}

export async function dropVatRate({ world, context, tab }: Seat): Promise<void> {
  const rows = await vatRateRows.list(context.db, context.companyId);
  const row = world.dice.pick(rows)?.row;
  if (row === undefined) return;
  world.story.tell(`${tab.process.name} removes VAT rate ${shortId(row.id)}`);
  const undo = world.ledger.giveUp(row);
  if ((await vatRateRows.remove(context, row.id)) !== 'removed') undo();
}
