/** The one check of VAT states that runs; it goes on whatever screen is shown, and says its end. */
import { proxy, useSnapshot } from 'valtio';
import type { CompanyId } from '@/api/ids';
import { addAlert } from '@/app/state/alerts';
import { type CheckedPartner, checkVat, type VatCheckPorts } from './check-vat';
import { type CheckedNoun, reportAlert } from './report-alert';

interface VatCheckState {
  /** Null while nothing runs. */
  company: CompanyId | null;
  done: number;
  all: number;
}

const state = proxy<VatCheckState>({ company: null, done: 0, all: 0 });
let stopping = new AbortController();

/** Does nothing while another runs. */
export async function startVatCheck(
  company: CompanyId,
  partners: readonly CheckedPartner[],
  ports: Omit<VatCheckPorts, 'progress'>,
  noun?: CheckedNoun,
): Promise<void> {
  if (state.company !== null) return;
  stopping = new AbortController();
  Object.assign(state, { company, done: 0, all: partners.length });
  try {
    const progress = (done: number): void => {
      state.done = done;
    };
    addAlert(reportAlert(await checkVat(partners, { ...ports, progress }, stopping.signal), noun));
  } finally {
    state.company = null;
  }
}

export function stopVatCheck(): void {
  stopping.abort();
}

export function useVatCheck(): Readonly<VatCheckState> {
  return useSnapshot(state);
}
