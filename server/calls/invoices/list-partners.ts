/** ArchiveGetAllClientFromInvoice: the distinct partners of an archive, stepped through in the index by name. */
import { sql, type Transaction } from 'kysely';
import { fold } from '@/domain/text/fold';
import type { FilingTables } from '../../filings/filing-tables';

export interface ArchivePartner {
  readonly name: string;
  readonly taxId: string;
}

const MOST = 50;

/** Those whose name or code has every word of the text; by name. What it costs grows with the partners, not with their invoices. */
export async function listPartners(
  tx: Transaction<FilingTables>,
  companyId: number,
  text: string,
): Promise<readonly ArchivePartner[]> {
  const { rows } = await sql<ArchivePartner>`
    with recursive partner as (
      (select partner_name as name, id from archive_item where company_id = ${companyId}
        order by partner_name, id limit 1)
      union all
      select next.partner_name, next.id from partner cross join lateral (
        select partner_name, id from archive_item where company_id = ${companyId} and partner_name > partner.name
        order by partner_name, id limit 1) as next
    )
    select partner.name, coalesce(item ->> 'partnerTaxId', '') as "taxId" from partner
    join archive_item on archive_item.company_id = ${companyId} and archive_item.id = partner.id
    order by partner.name`.execute(tx);
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const matches = ({ name, taxId }: ArchivePartner): boolean => {
    const folded = fold(`${name} ${taxId}`);
    return words.every((word) => folded.includes(word));
  };
  return rows.filter((partner) => partner.name !== '' && matches(partner)).slice(0, MOST);
}
