import { entityId } from '@/app/defs/entity-id';
import { registerPorts } from '@/app/defs/vat-check/ask-register';
import { startVatCheck } from '@/app/defs/vat-check/vat-check-run';
import { vatCheckTexts } from '@/app/defs/vat-check/vat-check-texts';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { partnerRows } from '@/db/collections/partner';
import { keepSupplierVat } from '@/db/settings/supplier-vat';
import type { SupplierToCheck } from './suppliers-to-check';

/** Asks ANAF's register about suppliers; of a partner the answer goes into its row, of any other into this device's note. */
export function useSupplierCheck(): (suppliers: readonly SupplierToCheck[]) => Promise<void> {
  const { db, company, commands, connection } = useWorkspace();
  const today = useToday();
  return (suppliers) => {
    const byCui = new Map(suppliers.map((supplier) => [supplier.cui, supplier]));
    const checked = suppliers.map(({ cui, name, vatRegistered }) => ({ id: cui, cui, name, vatRegistered }));
    return startVatCheck(
      company.id,
      checked,
      {
        ...registerPorts(connection),
        save: async (cui, { vatRegistered, vatCheckedOn }) => {
          const partner = byCui.get(cui)?.partner ?? null;
          const state = { vatRegistered, vatCheckedOn };
          if (partner !== null) await partnerRows.change(commands, entityId(partner), state);
          else await keepSupplierVat(db, company.id, cui, { vatRegistered, checkedOn: vatCheckedOn });
        },
        // Also of a partner: its own row has no word for it.
        saveUnknown: (cui) => keepSupplierVat(db, company.id, cui, { vatRegistered: null, checkedOn: today }),
      },
      vatCheckTexts.supplier,
    );
  };
}
