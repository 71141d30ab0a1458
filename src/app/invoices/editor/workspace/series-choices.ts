import type { CommandContext } from '@/db/command-context';
import { listLeases, nextNumberPreview } from '@/db/leases/lease-queries';
import { listSerials } from '@/db/serials/serial-queries';
import { reservedBefore } from '@/domain/numbering/reserved-before';
import type { SeriesChoice } from '../editor-services';

/** The company's series with the number an invoice of `date` would get here; a query for `useLive`. */
export async function seriesChoices(
  { db, companyId, deviceId }: Pick<CommandContext, 'db' | 'companyId' | 'deviceId'>,
  date: string,
): Promise<readonly SeriesChoice[]> {
  const serials = await listSerials(db, companyId);
  const leases = await listLeases(db, companyId, deviceId);
  return Promise.all(
    serials.map(async ({ row }) => {
      const preview = await nextNumberPreview(db, row.id, deviceId, date);
      const open = leases.filter(({ lease: { base } }) => base.serialId === row.id && base.state === 'open');
      const own = open.filter(({ mine }) => mine);
      const others = open.filter(({ mine }) => !mine).map(({ lease }) => lease.base);
      const before = preview.kind === 'number' ? reservedBefore(preview.number, others) : undefined;
      return {
        id: row.id,
        type: row.type,
        prefix: row.prefix,
        next: preview.kind === 'number' ? preview.text : '',
        free: own.reduce((sum, { free }) => sum + free, 0),
        reserved: own.reduce((sum, { lease }) => sum + lease.base.to - lease.base.from + 1, 0),
        ...(before === undefined ? {} : { before }),
      };
    }),
  );
}
