import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listPartners } from '@/db/collections/partner';
import type { ShownItem } from '../archive/shown-item';

/** Partners whose name begins alike. */
const LIKE_NAMED = 8;

/**
 * The buyer's fiscal code as a person knows it. The document of a buyer that pays no VAT names its number in the trade register
 * alone; the partner that it was issued to has both.
 */
export function useFiscalCode({ partnerName, partnerTaxId }: Pick<ShownItem, 'partnerName' | 'partnerTaxId'>): string {
  const { db, company } = useWorkspace();
  const known = useLive(async () => {
    const views = await listPartners(db, company.id, { text: partnerName, limit: LIKE_NAMED });
    return views.find(({ row }) => row.name === partnerName && row.registration === partnerTaxId)?.row.taxId;
  }, [db, company.id, partnerName, partnerTaxId]);
  return known === undefined || known === '' ? partnerTaxId : known;
}
