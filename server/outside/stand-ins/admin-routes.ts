/** Loopback-only switches: `/__faults` (GET, POST, DELETE, of one `?name=`), `/__store` (GET) and `/__health` (GET). */
import * as v from 'valibot';
import type { AnafStore } from './anaf/anaf-store';
import { faultSchema } from './faults/fault';
import type { FaultSwitch } from './faults/fault-switch';
import { jsonReply, type StandInReply, type StandInRequest, type StandInService } from './stand-in-http';

const faultsBody = v.pipe(v.string(), v.parseJson(), v.union([v.array(faultSchema), faultSchema]));

export function createAdminRoutes(faults: FaultSwitch, store: AnafStore): StandInService {
  return async (request) => {
    if (request.path === '/__health') return jsonReply({ status: 'ok' });
    if (request.path === '/__faults') return faultRoute(faults, request);
    if (request.path === '/__store') return jsonReply(storeContents(store));
    return undefined;
  };
}

function faultRoute(faults: FaultSwitch, request: StandInRequest): StandInReply {
  if (request.method === 'DELETE') faults.clear(request.query.get('name') ?? undefined);
  if (request.method === 'POST') {
    const body = v.safeParse(faultsBody, new TextDecoder().decode(request.body));
    if (!body.success) return jsonReply({ error: body.issues.map((issue) => issue.message) }, 400);
    for (const fault of [body.output].flat()) faults.add(fault);
  }
  return jsonReply({ faults: faults.list() });
}

/** What it holds, without the documents: every upload, and the accepted ones by seller and number. */
function storeContents(store: AnafStore): unknown {
  const uploads = store.all().map(({ xml, kind: _kind, ...record }) => ({ ...record, bytes: byteLength(xml) }));
  const accepted: Record<string, string[]> = {};
  for (const { sellerCif, number, index, verdict } of uploads) {
    if (verdict !== 'ok') continue;
    const key = `${sellerCif}/${number}`;
    accepted[key] = [...(accepted[key] ?? []), index];
  }
  return { uploads, accepted };
}

const byteLength = (base64: string): number => Buffer.byteLength(base64, 'base64');
