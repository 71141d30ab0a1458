import type { Serial } from '@/api/entities/serial';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { listSerials } from '@/db/collections/serial';
import { type LeaseView, listLeases, type NumberPreview, nextNumberPreview } from '@/db/numbers/lease-queries';
import { waitingSeries } from '@/db/replication/waiting-series';

export interface SerialRow {
  readonly serial: Serial;
  readonly pending: boolean;
  /** The number that an invoice of today would get on this device. */
  readonly preview: NumberPreview;
  /** Of all devices, by interval. */
  readonly leases: readonly LeaseView[];
  /** A restored server has not heard of all its numbers yet, and grants none. */
  readonly waits: boolean;
}

/** The company's series with what this device can draw from each. Undefined while they are read. */
export function useSerials(): readonly SerialRow[] | undefined {
  const { db, company, device } = useWorkspace();
  const today = useToday();
  return useLive(async () => {
    const serials = await listSerials(db, company.id);
    const leases = await listLeases(db, company.id, device.id);
    const waiting = await waitingSeries(db, company.id);
    return Promise.all(
      serials.map(async ({ row, pending }) => ({
        serial: row,
        pending,
        preview: await nextNumberPreview(db, row.id, device.id, today),
        leases: leases.filter(({ lease }) => lease.base.serialId === row.id),
        waits: waiting.has(row.id),
      })),
    );
  }, [db, company.id, device.id, today]);
}
