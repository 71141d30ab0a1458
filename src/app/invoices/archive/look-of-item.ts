import type { ArchiveItem } from '@/api/entities/archive-item';
import { documentRow } from '@/db/archive/archive-rows';
import { lookById } from '@/db/collections/look';
import type { CondicaDatabase } from '@/db/condica-database';
import { knownPreferences } from '@/db/settings/preferences';
import { withDefaultLanguage } from '@/domain/paper/look/default-language';
import { FOREIGN_LOOK } from '@/domain/paper/look/foreign-look';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';

/** What tells the look of a document. */
export type LookedItem = Pick<ArchiveItem, 'id' | 'look' | 'direction' | 'origin'>;

/** The look that a document left with, in the reader's language where it leaves it open: null for the usual one, `missing` where it has not come to this device yet. */
export async function lookOfItem(
  db: CondicaDatabase,
  { id, look, direction, origin }: LookedItem,
): Promise<InvoiceLook | null | 'missing'> {
  const { documentLanguage } = (await knownPreferences(db)).preferences;
  if (look === undefined) {
    return withDefaultLanguage(direction === 'in' || origin === 'xml' ? FOREIGN_LOOK : null, documentLanguage);
  }
  const row = await documentRow(db, id);
  const own = row && (await lookById(db, row.companyId, look));
  return own ? withDefaultLanguage(own, documentLanguage) : 'missing';
}
