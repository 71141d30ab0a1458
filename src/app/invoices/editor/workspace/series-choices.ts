import { listSerials } from '@/db/collections/serial';
import type { CommandContext } from '@/db/command-context';
import { listLeases, previewOf } from '@/db/numbers/lease-queries';
import { waitingSeries } from '@/db/replication/waiting-series';
import { reservedBefore } from '@/domain/numbering/reserved-before';
import type { SeriesChoice } from '../editor-services';

/** The company's series with the numbers they would give here; a query for `useLive`. */
export async function seriesChoices({
  db,
  companyId,
  deviceId,
}: Pick<CommandContext, 'db' | 'companyId' | 'deviceId'>): Promise<readonly SeriesChoice[]> {
  const serials = await listSerials(db, companyId);
  const leases = await listLeases(db, companyId, deviceId);
  const waiting = await waitingSeries(db, companyId);
  return serials.map(({ row, pending }) => {
    const { id, ...serial } = row;
    const ofSerial = leases.filter(({ lease }) => lease.base.serialId === id);
    const own = ofSerial.filter(({ mine }) => mine);
    const open = own.filter(({ lease }) => lease.base.state === 'open');
    const others = ofSerial.flatMap(({ mine, lease: { base } }) => (mine || base.state !== 'open' ? [] : [base]));
    return {
      id,
      serial,
      confirmed: !pending,
      waits: waiting.has(id),
      numberOn: (date) => {
        const preview = previewOf(
          serial,
          own.map(({ lease }) => lease),
          date,
        );
        if (preview.kind !== 'number') return preview;
        const before = reservedBefore(preview.number, others);
        return { kind: 'number', text: preview.text, ...(before === undefined ? {} : { before }) };
      },
      free: open.reduce((sum, { free }) => sum + free, 0),
      reserved: open.reduce((sum, { lease }) => sum + lease.base.to - lease.base.from + 1, 0),
    };
  });
}
