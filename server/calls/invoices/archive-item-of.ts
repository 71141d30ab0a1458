/** The archive's row of an invoice just recorded. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { fold } from '@/domain/text/fold';
import type { InvoiceFacts } from './invoice-facts';
import type { UploadInput } from './upload-input';

export function firstArchiveItem(input: UploadInput, facts: InvoiceFacts, sha256: string, now: number): ArchiveItem {
  const partner = input.selfBilled ? facts.seller : facts.buyer;
  return {
    // The id came through the contract's schema.
    id: input.invoiceId as EntityId,
    direction: 'out',
    type: input.type,
    typeCode: facts.typeCode,
    number: facts.number,
    issueDate: facts.issueDate,
    dueDate: facts.dueDate,
    partnerName: partner.name,
    partnerTaxId: partner.taxId,
    currency: facts.currency,
    net: facts.net,
    vat: facts.vat,
    total: facts.total,
    vatInLei: facts.vatInLei,
    origin: input.serialId === '' ? 'xml' : 'editor',
    serialId: input.serialId,
    state: 'recorded',
    attempt: 1,
    uploadIndex: '',
    downloadId: '',
    xmlSha256: sha256,
    xmlBytes: input.bytes.length,
    zipSha256: '',
    zipBytes: 0,
    messages: [],
    issuedAt: input.issuedAt,
    events: [
      { at: input.issuedAt, event: 'issued', detail: '' },
      { at: new Date(now).toISOString(), event: 'recorded', detail: '' },
    ],
  };
}

/** The corrected document under the same number: series and origin stay, the timeline goes on. */
export function refiledArchiveItem(existing: ArchiveItem, fresh: ArchiveItem, now: number): ArchiveItem {
  const { origin, serialId } = existing;
  const attempt = existing.attempt + 1;
  const event = { at: new Date(now).toISOString(), event: 'recorded', detail: String(attempt) };
  return { ...fresh, origin, serialId, attempt, events: [...existing.events, event] };
}

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
