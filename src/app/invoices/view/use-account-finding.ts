/** What the snapshot of the archive says of the account of a received invoice, or of a file that is in no archive. */
import { useCallback, useEffect, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { compactIban } from '@/domain/identifiers/iban';
import type { Invoice, Party } from '@/domain/invoice/invoice';
import type { AccountFinding } from '@/workers/archive-search/account-watch';
import { askSnapshot } from '../archive/archive-snapshot';
import type { ShownItem } from '../archive/shown-item';

/** Undefined until it is known, and where there is nothing to compare it with. */
export function useAccountOfItem({ id, direction }: ShownItem): AccountFinding | undefined {
  const { db, company } = useWorkspace();
  const ask = useCallback(
    async () =>
      direction === 'out'
        ? undefined
        : askSnapshot(async (api) => (await api.findingOf(db.name, company.id, id))?.account),
    [db, company.id, id, direction],
  );
  return useAnswer(ask);
}

/** The same of a file; undefined for the one that is no invoice too. */
export function useAccountOfFile(invoice: Invoice | undefined): AccountFinding | undefined {
  const { db, company } = useWorkspace();
  const ask = useCallback(async () => {
    const accounts = (invoice?.payment?.creditTransfers ?? []).map(({ account }) => compactIban(account));
    if (invoice === undefined || accounts.length === 0) return undefined;
    const { seller, issueDate } = invoice;
    const file = { name: seller.name, taxId: taxIdOf(seller), issueDate, accounts };
    return askSnapshot((api) => api.accountOfFile(db.name, company.id, file));
  }, [db, company.id, invoice]);
  return useAnswer(ask);
}

/** As the archive has it of a received one (summarize-ubl.ts). */
export function taxIdOf({ vatId, taxRegistration, legalRegistration }: Party): string {
  return vatId ?? taxRegistration ?? legalRegistration?.value ?? '';
}

type Ask = () => Promise<AccountFinding | undefined>;

function useAnswer(ask: Ask): AccountFinding | undefined {
  const [known, setKnown] = useState<{ readonly of: Ask; readonly finding: AccountFinding | undefined }>();
  useEffect(() => {
    let stale = false;
    ask().then(
      (finding) => {
        if (!stale) setKnown({ of: ask, finding });
      },
      (error: unknown) => console.warn('The accounts of the seller were not compared:', error),
    );
    return () => {
      stale = true;
    };
  }, [ask]);
  return known?.of === ask ? known.finding : undefined;
}
