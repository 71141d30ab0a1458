import type { ArchiveItem } from '@/api/entities/archive-item';
import { fold } from '@/domain/text/fold';

/** The columns the archive is searched and sorted by, beside the whole row. */
export function archiveRow(companyId: number, item: ArchiveItem) {
  return {
    company_id: companyId,
    id: item.id,
    direction: item.direction,
    state: item.state,
    number: item.number,
    issue_date: item.issueDate,
    partner_name: item.partnerName,
    total: item.total,
    haystack: fold(`${item.number} ${item.partnerName} ${item.partnerTaxId}`),
    origin: item.origin,
    xml_sha256: item.xmlSha256,
    item: JSON.stringify(item),
  };
}
