import type { CondicaDatabase } from '../condica-database';

/** Resolves where the device knows no company as it is asked, else never: a new device, or one that was emptied. */
export async function untilNoCompany(db: CondicaDatabase): Promise<void> {
  if ((await db.company.count()) > 0) await new Promise<never>(() => undefined);
}
