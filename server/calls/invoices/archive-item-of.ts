/** The archive's row of an invoice just recorded. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { fold } from '@/domain/text/fold';
import type { Filing } from '../../filings/filing';
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
    ...(input.draftId === '' ? {} : { draft: input.draftId }),
    events: [
      { at: input.issuedAt, event: 'issued', detail: '' },
      { at: new Date(now).toISOString(), event: 'recorded', detail: '' },
    ],
  };
}

/** The corrected document under the same number: series and origin stay, the timeline goes on. */
export function refiledArchiveItem(existing: ArchiveItem, fresh: ArchiveItem, now: number): ArchiveItem {
  const { origin, serialId, draft } = existing;
  const attempt = existing.attempt + 1;
  const event = { at: new Date(now).toISOString(), event: 'recorded', detail: String(attempt) };
  const kept = { origin, serialId, ...(draft === undefined ? {} : { draft }) };
  return { ...fresh, ...kept, attempt, events: [...existing.events, event] };
}

/** With what its filing begins with: of one that may be at ANAF already, that. */
export function archivedWith(item: ArchiveItem, { state, uploadIndex, downloadId }: Filing, now: number): ArchiveItem {
  if (state === 'recorded') return item;
  const event = { at: new Date(now).toISOString(), event: state, detail: uploadIndex };
  return { ...item, state, uploadIndex, downloadId, events: [...item.events, event] };
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
