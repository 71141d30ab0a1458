/** Whether a person has put a company's first steps away on this device: one that only receives never issues its first invoice. */
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const keyOf = (company: CompanyId) => noteKey('hidden-steps', company);

export async function areStepsHidden(db: CondicaDatabase, company: CompanyId): Promise<boolean> {
  return (await db.kv.get(keyOf(company)))?.value === true;
}

export async function hideSteps(db: CondicaDatabase, company: CompanyId, hidden: boolean): Promise<void> {
  const key = keyOf(company);
  await (hidden ? db.kv.put({ key, value: true }) : db.kv.delete(key));
}
