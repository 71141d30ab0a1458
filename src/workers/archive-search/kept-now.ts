/** What is kept of the issued documents in the blocks that stand now (kept-figures.ts). */
import type { CompanyId } from '../../api/ids';
import { blockHeaders, newestEdition } from '../../db/archive/cold/block-headers';
import { blocksMark, type KeptFigures, keptFigures } from '../../db/archive/kept-figures';
import type { CondicaDatabase } from '../../db/condica-database';

export interface KeptNow {
  readonly figures: KeptFigures;
  /** Of the blocks that they are of. */
  readonly edition: number;
}

/** Undefined where none are kept of the blocks that stand now, or they cannot be read: the snapshot is read without them. */
export async function keptNow(db: CondicaDatabase, companyId: CompanyId): Promise<KeptNow | undefined> {
  try {
    const edition = await newestEdition(db);
    const figures = await keptFigures(db, companyId, blocksMark(await blockHeaders(db), companyId));
    return figures === undefined || figures.mark.living === 0 ? undefined : { figures, edition };
  } catch (error) {
    console.warn('The kept sums were not read:', error);
    return undefined;
  }
}
