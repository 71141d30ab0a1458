import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import type { InvoiceStateName } from '@/app/ui/states/state-words';
import type { ArchiveView } from '@/db/archive/archive-view';
import { markBits, receivedState } from '@/db/archive/mark-bits';

const DELIVERY = {
  queued: 'queued',
  sending: 'sending',
  'waiting-for-sign-in': 'waiting-for-sign-in',
  'waiting-for-access': 'waiting-for-access',
  'waiting-for-server': 'waiting-for-server',
  rejected: 'rejected',
  conflict: 'rejected',
} as const;

const FILING = {
  recorded: 'sending',
  uploading: 'sending',
  doubtful: 'doubtful',
  uploaded: 'processing',
  processing: 'processing',
  accepted: 'accepted',
  rejected: 'rejected',
  refused: 'rejected',
  duplicate: 'accepted',
} as const;

/** The state shown for a document: its way from this device first, then the server's word; of a received one its marks. */
export function invoiceStateOf(view: ArchiveView): InvoiceStateName {
  const { item, delivery, lost } = view;
  if (item.direction === 'in') return receivedState(markBits(item));
  if (lost !== undefined || item.reversed === true || item.correctedBy !== undefined)
    return stateOfItem(shownItemOf(view));
  return delivery === null ? FILING[item.state] : DELIVERY[delivery.state];
}
