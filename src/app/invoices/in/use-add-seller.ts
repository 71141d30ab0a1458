import { useCallback } from 'react';
import { partnerOfParty } from '@/app/defs/partner-of-party';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { addPartner, partnerByCui } from '@/db/collections/partner';
import type { Invoice } from '@/domain/invoice/invoice';
import { draftParty } from '@/domain/invoice/redraft/draft-parties';
import { documentWorker } from '@/workers/document/document-worker';
import { archivedDocument } from '../archive/document-source';
import { missingWords } from '../archive/document-words';
import type { ShownItem } from '../archive/shown-item';
import { useDocumentSource } from '../archive/use-document-source';
import { inTexts } from './in-texts';

/** Reads the seller out of the document, which comes from the server where it is not here, and adds him. */
export function useAddSeller(): (item: ShownItem) => Promise<void> {
  const { db, company, commands } = useWorkspace();
  const source = useDocumentSource();
  return useCallback(
    async (item) => {
      const there = await partnerByCui(db, company.id, item.partnerTaxId);
      if (there !== null) {
        addAlert({ type: 'info', message: inTexts.partnerThere(there.row.name) });
        return;
      }
      const answer = await archivedDocument(source, item, 'xml');
      if (answer.kind !== 'found') {
        addAlert({ type: 'warning', message: missingWords(answer.kind, 'xml', item.number) });
        return;
      }
      const invoice = await documentWorker.call<Invoice | null>(async (api) => api.readDocument(answer.bytes));
      const added = invoice === null ? null : await addPartner(commands, sellerOf(invoice));
      if (added?.kind === 'added') addAlert({ type: 'success', message: inTexts.partnerAdded(item.partnerName) });
      else addAlert({ type: 'warning', message: inTexts.partnerRefused(item.partnerName) });
    },
    [db, company.id, commands, source],
  );
}

/** With the account that he asks to be paid into. */
function sellerOf({ seller, payment }: Invoice) {
  const [transfer] = payment?.creditTransfers ?? [];
  const content = partnerOfParty(draftParty(seller));
  return { ...content, iban: transfer?.account ?? '', bank: transfer?.provider ?? '' };
}
