/** Somebody merges the partners that stand twice on the device, as the dialog does; others may do it at the same time. */
import type { PartnerContent } from '@/api/entities/partner';
import { definitionActions } from '@/app/defs/definition-actions';
import { duplicatePartners, type PartnerGroup } from '@/app/defs/partner/merge/duplicate-partners';
import { mergePartners } from '@/app/defs/partner/merge/merge-partners';
import { PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerRows } from '@/db/collections/partner';
import { shortId } from '../world/short-id';
import type { Seat } from './seat';
import { addDefinitionOf } from './write-definitions';

export async function mergeDefinitions(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  const group = (await firstGroup(context)) ?? (await writtenTwice(seat));
  if (group === undefined) return;
  world.story.tell(`${tab.process.name} merges ${group.others.length} partners into ${shortId(group.kept.id)}`);
  world.story.count('partners merged', group.others.length);
  // The person was told which words are not taken.
  const undo = world.ledger.giveUp(group.others.map(({ content }) => content));
  const merged = await mergeGroup(context, group);
  if (!merged) undo();
}

async function firstGroup(context: Seat['context']): Promise<PartnerGroup | undefined> {
  const views = await partnerRows.list(context.db, context.companyId);
  const rows = views.map(({ row, pending }) => ({ id: row.id, pending, content: contentOf<PartnerContent>(row) }));
  return duplicatePartners(rows, PARTNER_FIELDS)[0];
}

/** Few runs have two partners on one device by themselves: who wants to merge has written one twice. */
async function writtenTwice(seat: Seat): Promise<PartnerGroup | undefined> {
  for (let count = 0; count < 2; count += 1) await addDefinitionOf(seat, 'partner');
  return firstGroup(seat.context);
}

/** False: what it would become was refused, or another tab has changed one of them; nothing was merged. */
async function mergeGroup(context: Seat['context'], group: PartnerGroup): Promise<boolean> {
  try {
    await mergePartners([group], definitionActions(partnerRows, context));
    return true;
  } catch (error) {
    if (error instanceof Error && ['NotSavedError', 'PartnerChangedError'].includes(error.name)) return false;
    throw error;
  }
}
