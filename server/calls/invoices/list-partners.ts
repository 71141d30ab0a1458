/** ArchiveGetAllClientFromInvoice: the distinct partners of an archive, stepped through in the index by name. */
import { sql, type Transaction } from 'kysely';
import { fold } from '@/domain/text/fold';
import type { FilingTables } from '../../filings/filing-tables';

export interface ArchivePartner {
  readonly name: string;
  readonly taxId: string;
}

const MOST = 50;
/** Partners of a step: the first ones are enough where the text is short. */
const STEP = 500;

/** Those whose name or code has every word of the text; by name. What it costs grows with the partners, not with their invoices. */
export async function listPartners(
  tx: Transaction<FilingTables>,
  companyId: number,
  text: string,
): Promise<readonly ArchivePartner[]> {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const matches = ({ name, taxId }: ArchivePartner): boolean => {
    const folded = fold(`${name} ${taxId}`);
    return words.every((word) => folded.includes(word));
  };
  const found: ArchivePartner[] = [];
  // A row without a name names nobody.
  for (let after = ''; found.length < MOST; ) {
    const partners = await partnersAfter(tx, companyId, after);
    found.push(...partners.filter(matches));
    const last = partners.at(-1);
    if (last === undefined || partners.length < STEP) break;
    after = last.name;
  }
  return found.slice(0, MOST);
}

async function partnersAfter(
  tx: Transaction<FilingTables>,
  companyId: number,
  after: string,
): Promise<readonly ArchivePartner[]> {
  const { rows } = await sql<ArchivePartner>`
    with recursive partner as (
      (select partner_name as name, id, 1 as place from archive_item
        where company_id = ${companyId} and partner_name > ${after}
        order by partner_name, id limit 1)
      union all
      select next.partner_name, next.id, place + 1 from partner cross join lateral (
        select partner_name, id from archive_item where company_id = ${companyId} and partner_name > partner.name
        order by partner_name, id limit 1) as next where place < ${STEP}
    )
    select partner.name, coalesce(item ->> 'partnerTaxId', '') as "taxId" from partner
    join archive_item on archive_item.company_id = ${companyId} and archive_item.id = partner.id
    order by partner.name`.execute(tx);
  return rows;
}
