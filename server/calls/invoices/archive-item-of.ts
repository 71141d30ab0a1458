/** The archive's row of an invoice just recorded. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { EntityId } from '@/api/ids';
import { correctedOver } from '@/domain/invoice/corrected';
import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import type { Filing } from '../../filings/filing';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import type { UploadInput } from './upload-input';
import { UPLOAD_TEXTS } from './upload-texts';

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
    ...(isExternalBuyer(facts.buyer.country) ? { external: true } : {}),
    ...(input.enforcement === true ? { enforcement: true } : {}),
    origin: input.serialId === '' ? 'xml' : 'editor',
    serialId: input.serialId,
    state: 'recorded',
    attempt: 1,
    // A restored server may have lost what it corrects: who has that one comes too late with it.
    ...(input.corrected === undefined ? {} : { corrected: [...input.corrected] }),
    uploadIndex: '',
    downloadId: '',
    xmlSha256: sha256,
    xmlBytes: input.bytes.length,
    zipSha256: '',
    zipBytes: 0,
    messages: [],
    issuedAt: input.issuedAt,
    ...(input.look === undefined ? {} : { look: input.look }),
    ...(input.author === '' ? {} : { author: input.author }),
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
  const corrected = [...correctedOver(existing, fresh.xmlSha256, fresh.corrected)];
  return { ...fresh, ...kept, attempt, corrected, events: [...existing.events, event] };
}

/** A server that is no more had it refused, and ANAF hears nothing of it: it waits for its correction, as it did there. */
export function refusedAgain(item: ArchiveItem, now: number): ArchiveItem {
  const event = { at: new Date(now).toISOString(), event: 'refused', detail: '' };
  return { ...item, state: 'refused', messages: [UPLOAD_TEXTS.refusedBefore], events: [...item.events, event] };
}

/** With what its filing begins with: of one that may be at ANAF already, that. */
export function archivedWith(item: ArchiveItem, filing: Filing, now: number): ArchiveItem {
  const { state, uploadIndex, downloadId, request } = filing;
  // Devices know that it is not let go yet: they say so to a server that loses it again.
  const asked = uploadIndex === '' && request.draftMayBeIssued ? { ...item, draftMayBeIssued: true } : item;
  if (state === 'recorded') return asked;
  const event = { at: new Date(now).toISOString(), event: state, detail: uploadIndex };
  return { ...asked, state, uploadIndex, downloadId, events: [...item.events, event] };
}
