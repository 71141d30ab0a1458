import { useEffect, useMemo, useState } from 'react';
import { askSnapshot } from '@/app/invoices/archive/archive-snapshot';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import type { MonthSupplier } from '@/db/archive/suppliers-of-month';
import { listPartners } from '@/db/collections/partner';
import { suppliersVat } from '@/db/settings/supplier-vat';
import { cuiDigits } from '@/domain/identifiers/cui';
import { type KnownPartner, type SupplierToCheck, suppliersToCheck } from './suppliers-to-check';

/** Of the present company, from this device; undefined until it has answered. */
export function useSuppliersToCheck(month: string): readonly SupplierToCheck[] | undefined {
  const { db, company } = useWorkspace();
  const suppliers = useSuppliersOfMonth(month);
  const known = useLive(async () => {
    const [partners, noted] = await Promise.all([listPartners(db, company.id), suppliersVat(db, company.id)]);
    const byCui = partners.flatMap(({ row }): [string, KnownPartner][] => {
      const cui = cuiDigits(row.taxId);
      return cui === undefined ? [] : [[cui, row]];
    });
    return { partners: new Map(byCui), noted };
  }, [db, company.id]);
  return useMemo(
    () =>
      suppliers === undefined || known === undefined
        ? undefined
        : suppliersToCheck(suppliers, known.partners, known.noted, month),
    [suppliers, known, month],
  );
}

/** Read in the worker; anew after each pull. */
function useSuppliersOfMonth(month: string): readonly MonthSupplier[] | undefined {
  const { db, company } = useWorkspace();
  const [suppliers, setSuppliers] = useState<readonly MonthSupplier[]>();
  const cursor = useLive(async () => (await db.syncState.get(company.id))?.cursor ?? 0, [db, company.id]);
  useEffect(() => {
    if (cursor === undefined) return undefined;
    let stale = false;
    askSnapshot((api) => api.suppliers(db.name, company.id, month)).then(
      (found) => {
        if (!stale) setSuppliers(found);
      },
      (error: unknown) => console.error('The suppliers of the month were not read:', error),
    );
    return () => {
      stale = true;
    };
  }, [db, company.id, month, cursor]);
  return suppliers;
}
