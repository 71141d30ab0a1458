/** What ANAF accepted from strangers is in the company's archive, once: a supplier's as received, its own as sent elsewhere. */
import type { SimWorld } from '../run/sim-world';
import type { Breach } from './verdict';

interface ArchivedRow {
  readonly number: string;
  readonly direction: string;
}

export async function findReceived({ anaf, machine, strangers }: SimWorld): Promise<readonly Breach[]> {
  const accepted = anaf.outside
    .standIns()
    .store.all()
    .filter(({ number, verdict }) => verdict === 'ok' && strangers.has(number));
  if (accepted.length === 0) return [];
  const rows = await machine.database.query<ArchivedRow>(
    `select number, direction from archive_item where direction = 'in' or sent_elsewhere`,
  );
  return [...strangers].flatMap(([number, way]): readonly Breach[] => {
    const sent = accepted.filter((upload) => upload.number === number).length;
    const kept = rows.filter((row) => row.number === number && row.direction === (way === 'received' ? 'in' : 'out'));
    if (kept.length === sent) return [];
    const sentence = `${number} was accepted ${sent} times and is in the archive ${kept.length} times`;
    return [{ promise: kept.length < sent ? 'unsettled' : 'doubled', sentence }];
  });
}
