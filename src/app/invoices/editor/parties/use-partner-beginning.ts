import { useRef } from 'react';
import type { Partner } from '@/api/entities/partner';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from '../editor-services';
import { useFittingSeries } from '../head/series-field';
import { beginningFor, takenOver } from '../model/partner-defaults';
import { useEditorHandle } from '../use-editor';

/** What choosing a partner puts beside the buyer; it remembers whose beginning the draft has. */
export function usePartnerBeginning(): (partner: Partner) => Partial<InvoiceDraft> {
  const { store, keepsNumber } = useEditorHandle();
  const { company, paymentMethods } = useEditorServices();
  const fitting = useFittingSeries();
  const chosen = useRef<Partner | null>(null);
  return (partner) => {
    const { draft } = store.getState();
    // A correction keeps its number, and so its series.
    const serialIds = keepsNumber === '' ? fitting.map(({ id }) => id) : [];
    const facts = { company, paymentMethods, serialIds };
    const fields = takenOver(draft, beginningFor(chosen.current, draft, facts), beginningFor(partner, draft, facts));
    chosen.current = partner;
    return fields;
  };
}
