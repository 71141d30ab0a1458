import { useMemo } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { productRows } from '@/db/collections/product';
import { transporterRows } from '@/db/collections/transporter';
import { newestTransports } from '@/db/transport/transport-queries';
import { type KnownThings, knownThings, NOTHING_KNOWN } from './known-things';

/** So many of the newest declarations are looked at. */
const LOOKED_AT = 200;

/** What the next declaration can be made of, from this device. */
export function useKnownThings(): KnownThings {
  const { db, company } = useWorkspace();
  const sources = useLive(async () => {
    const [transporters, page, products] = await Promise.all([
      transporterRows.list(db, company.id),
      newestTransports(db, company.id, LOOKED_AT),
      productRows.list(db, company.id),
    ]);
    return {
      transporters: transporters.map(({ row }) => row),
      transports: page.rows.map(({ item }) => item),
      products: products.map(({ row }) => row),
    };
  }, [db, company.id]);
  return useMemo(() => (sources === undefined ? NOTHING_KNOWN : knownThings(sources)), [sources]);
}
