import type { InvoiceStateName } from '@/app/ui/invoice-states';

/** The word a stored state is shown as (look/README.md, „Invoice states”). */
const SHOWN: Readonly<Record<string, InvoiceStateName>> = {
  queued: 'queued',
  recorded: 'sending',
  uploading: 'sending',
  uploaded: 'processing',
  processing: 'processing',
  accepted: 'accepted',
  duplicate: 'accepted',
  rejected: 'rejected',
  refused: 'rejected',
  doubtful: 'doubtful',
};

/** A state that this version does not know is one the server still works on. */
export function shownState(state: string): InvoiceStateName {
  return SHOWN[state] ?? 'processing';
}

/** The states a person can filter by, each with the stored states it stands for. */
export const FILTER_STATES: readonly { readonly stored: string; readonly shown: InvoiceStateName }[] = [
  { stored: 'queued', shown: 'queued' },
  { stored: 'uploading', shown: 'sending' },
  { stored: 'processing', shown: 'processing' },
  { stored: 'accepted', shown: 'accepted' },
  { stored: 'rejected', shown: 'rejected' },
  { stored: 'doubtful', shown: 'doubtful' },
];
