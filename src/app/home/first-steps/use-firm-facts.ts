import { troublesOf } from '@/app/companies/company-draft';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { hasAccepted } from '@/db/archive/has-accepted';
import { openDocuments } from '@/db/archive/open-filing-queries';
import { listDrafts } from '@/db/collections/draft-queries';
import { listPartners } from '@/db/collections/partner';
import { listSerials } from '@/db/collections/serial';
import { formatNumber } from '@/domain/numbering/series';
import { type FirmFacts, firstInvoiceOf } from './first-steps';

/** What this device knows of the present company's first steps; undefined until it has answered. */
export function useFirmFacts(): FirmFacts | undefined {
  const { db, company } = useWorkspace();
  const local = useLive(async () => {
    const [serials, partners, drafts, open, accepted] = await Promise.all([
      listSerials(db, company.id),
      listPartners(db, company.id, { limit: 1 }),
      listDrafts(db, company.id),
      openDocuments(db, (row) => row.companyId === company.id),
      hasAccepted(db, company.id),
    ]);
    const serial = serials.find(({ row }) => row.type === 'FCT')?.row;
    const issued = open.map(({ view: { item } }) => item);
    return {
      firstNumber: serial === undefined ? null : formatNumber(serial, serial.firstNumber),
      hasClient: partners.length > 0,
      invoice: firstInvoiceOf(accepted, issued, drafts[0]?.row.id),
    };
  }, [db, company.id]);
  if (local === undefined) return undefined;
  return {
    ...local,
    isComplete: Object.keys(troublesOf(company)).length === 0,
    hasAccount: company.iban.trim() !== '',
    isAuthorized: company.isAuthorized,
  };
}
