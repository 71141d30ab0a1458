/** What ANAF's register said last of the suppliers of a company, by fiscal code: of those too who are no partners (docs/decisions/0143). */
import * as v from 'valibot';
import type { CompanyId } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from './company-notes';

const stateSchema = v.object({
  /** Null: the register does not know the code. */
  vatRegistered: v.nullable(v.boolean()),
  /** `yyyy-MM-dd`. */
  checkedOn: v.string(),
});
const schema = v.record(v.string(), stateSchema);

export type SupplierVat = v.InferOutput<typeof stateSchema>;
/** By digits of the code. */
export type SuppliersVat = Readonly<Record<string, SupplierVat>>;

export async function suppliersVat(db: CondicaDatabase, company: CompanyId): Promise<SuppliersVat> {
  const stored = v.safeParse(schema, (await db.kv.get(noteKey('supplier-vat', company)))?.value);
  return stored.success ? stored.output : {};
}

/** Beside those of the others. */
export function keepSupplierVat(
  db: CondicaDatabase,
  company: CompanyId,
  cui: string,
  state: SupplierVat,
): Promise<void> {
  return db.transaction('rw', db.kv, async () => {
    const value = { ...(await suppliersVat(db, company)), [cui]: state };
    await db.kv.put({ key: noteKey('supplier-vat', company), value });
  });
}
