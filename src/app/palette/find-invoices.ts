import type { CompanyId } from '@/api/ids';
import { type ArchiveView, archivePage } from '@/db/archive/archive-queries';
import type { CondicaDatabase } from '@/db/condica-database';
import { fold, matchesFolded } from '@/domain/text/fold';

/** Rows read before what was found so far is given: a search while typing must not read a whole large archive. */
const READ_AT_MOST = 2000;
const PAGE = 500;

/** Issued invoices by number, partner or fiscal code; newest first, those that ask for something before the others. */
export async function findInvoices(
  db: CondicaDatabase,
  company: CompanyId,
  text: string,
  limit: number,
): Promise<readonly ArchiveView[]> {
  const found: ArchiveView[] = [];
  let after: Parameters<typeof archivePage>[2]['after'] = null;
  for (let read = 0; read < READ_AT_MOST && found.length < limit * 4; read += PAGE) {
    const page = await archivePage(db, company, { direction: 'out', after, limit: PAGE });
    found.push(...page.rows.filter(({ item }) => matches(item, text)));
    if (page.next === null) break;
    after = page.next;
  }
  return found.sort((a, b) => Number(asks(b)) - Number(asks(a))).slice(0, limit);
}

function matches(item: ArchiveView['item'], text: string): boolean {
  return matchesFolded(fold(`${item.number} ${item.partnerName} ${item.partnerTaxId}`), text);
}

const ASKING: readonly string[] = ['rejected', 'refused', 'doubtful'];

function asks({ item, delivery }: ArchiveView): boolean {
  return ASKING.includes(item.state) || delivery?.state === 'rejected';
}
