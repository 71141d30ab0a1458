import type { Serial } from '@/api/entities/serial';
import type { CompanyId } from '@/api/ids';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { listSerials } from '@/db/collections/serial';
import { type LeaseView, listLeases } from '@/db/numbers/lease-queries';

/** An interval with its series; undefined while the series' row has not come. */
export interface ShownLease {
  readonly view: LeaseView;
  readonly serial: Serial | undefined;
}

export interface CompanyNumbers {
  /** What this device may draw from. */
  readonly mine: readonly ShownLease[];
  /** What other devices may, and has numbers left. */
  readonly others: readonly ShownLease[];
}

/** The intervals of a company from which somebody can still draw. Undefined while they are read. */
export function useCompanyNumbers(companyId: CompanyId): CompanyNumbers | undefined {
  const { db, device } = useWorkspace();
  return useLive(async () => {
    const [all, serials] = await Promise.all([listLeases(db, companyId, device.id), listSerials(db, companyId)]);
    const known = new Map<string, Serial>(serials.map(({ row }) => [row.id, row]));
    const open = all
      .filter(({ lease }) => lease.numbers.state === 'open')
      .map((view) => ({ view, serial: known.get(view.lease.base.serialId) }));
    return {
      mine: open.filter(({ view }) => view.mine),
      others: open.filter(({ view }) => !view.mine && view.free > 0),
    };
  }, [db, companyId, device.id]);
}
