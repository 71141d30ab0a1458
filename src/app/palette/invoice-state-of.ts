import type { InvoiceStateName } from '@/app/ui/states/invoice-states';
import type { ArchiveView } from '@/db/archive/archive-queries';

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

/** The state shown for a document: its way from this device first, then the server's word. */
export function invoiceStateOf({ item, delivery }: ArchiveView): InvoiceStateName {
  return delivery === null ? FILING[item.state] : DELIVERY[delivery.state];
}
