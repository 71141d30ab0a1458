import type { CompanyId, EntityId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { transportsBetween } from './transport-queries';

export interface MissingStep {
  readonly transport: EntityId;
  readonly step: EntityId;
}

/** The steps of transports that start on these days whose documents are not on this device: at a control they have to be. */
export async function missingStepXml(
  db: CondicaDatabase,
  companyId: CompanyId,
  firstDay: string,
  lastDay: string,
): Promise<readonly MissingStep[]> {
  const views = await transportsBetween(db, companyId, firstDay, lastDay);
  const all = views.flatMap(({ item, deliveries }) =>
    item.steps.filter(({ id }) => !deliveries.has(id)).map(({ id }) => ({ transport: item.id, step: id })),
  );
  const kept = await db.transportXml.bulkGet(all.map(({ step }) => step));
  return all.filter((_, place) => kept[place] === undefined);
}
