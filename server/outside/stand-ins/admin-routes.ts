/**
 * Loopback-only switches: `/__faults` (GET, POST, DELETE, of one `?name=`), `/__deposits` (POST), `/__company` (DELETE, of one `?cif=`),
 * `/__store`, `/__transport` (GET, of one `?index=`), `/__health`, and `/__page` for people (GET).
 */
import * as v from 'valibot';
import type { AnafStandInSettings } from './anaf/anaf-settings';
import type { AnafStore } from './anaf/anaf-store';
import { contentsPage } from './anaf/contents-page';
import type { CheckDocument } from './anaf/document-check';
import type { TransportStore } from './etransport/transport-store';
import { faultSchema } from './faults/fault';
import type { FaultSwitch } from './faults/fault-switch';
import { jsonReply, type StandInReply, type StandInRequest, type StandInService } from './stand-in-http';

const faultsBody = v.pipe(v.string(), v.parseJson(), v.union([v.array(faultSchema), faultSchema]));

interface AdminParts {
  readonly faults: FaultSwitch;
  readonly store: AnafStore;
  readonly transports: TransportStore;
  readonly check: CheckDocument;
  readonly settings: AnafStandInSettings;
  readonly now: () => number;
}

export function createAdminRoutes({ faults, store, transports, check, settings, now }: AdminParts): StandInService {
  return async (request) => {
    if (request.path === '/__health') return jsonReply({ status: 'ok' });
    if (request.path === '/__faults') return faultRoute(faults, request);
    if (request.path === '/__deposits') return deposit({ store, check, now }, request);
    if (request.path === '/__company') return forgetCompany(store, transports, request);
    if (request.path === '/__store') return jsonReply(storeContents(store, transports));
    if (request.path === '/__transport') return transportDocument(transports, request);
    if (request.path === '/__page') return contentsPage(store, faults.list(), settings);
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

const depositBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ cif: v.pipe(v.string(), v.digits()), at: v.number(), xml: v.string() }),
);

/** What another program had uploaded in the past, judged as any upload; the same bytes are taken once. */
function deposit(
  { store, check, now }: Pick<AdminParts, 'store' | 'check' | 'now'>,
  request: StandInRequest,
): StandInReply {
  const body = v.safeParse(depositBody, new TextDecoder().decode(request.body));
  if (!body.success || request.method !== 'POST' || body.output.at > now()) return jsonReply({ error: 'body' }, 400);
  const { cif, at, xml } = body.output;
  const bytes = new TextEncoder().encode(xml);
  const checked = check(bytes);
  if (checked.kind !== 'document' || checked.errors.length > 0) return jsonReply({ error: checked }, 422);
  const standard = checked.document.root === 'CreditNote' ? ('CN' as const) : ('UBL' as const);
  const encoded = Buffer.from(bytes).toString('base64');
  const known = store.all().find((upload) => upload.xml === encoded);
  const upload = { at, cif, standard, selfBilled: false, document: checked.document, errors: [], bytes };
  return jsonReply({ index: (known ?? store.upload(upload, undefined)).index });
}

/** What a company sent and received is gone, as if it had never been here. */
function forgetCompany(store: AnafStore, told: TransportStore, { method, query }: StandInRequest): StandInReply {
  const cif = query.get('cif') ?? '';
  if (method !== 'DELETE' || !/^\d+$/.test(cif)) return jsonReply({ error: 'cif' }, 400);
  store.forget(cif);
  told.forget(cif);
  return jsonReply({ forgotten: cif });
}

/** What it holds, without the documents: every upload, the accepted ones by seller and number, and every document of a transport. */
function storeContents(store: AnafStore, told: TransportStore): unknown {
  const uploads = store.all().map(({ xml, kind: _kind, ...record }) => ({ ...record, bytes: byteLength(xml) }));
  const accepted: Record<string, string[]> = {};
  for (const { sellerCif, number, index, verdict } of uploads) {
    if (verdict !== 'ok') continue;
    const key = `${sellerCif}/${number}`;
    accepted[key] = [...(accepted[key] ?? []), index];
  }
  const transports = told.all().map(({ xml, kind: _kind, ...record }) => ({ ...record, bytes: byteLength(xml) }));
  return { uploads, accepted, transports };
}

/** The document of a transport as it was taken in. */
function transportDocument(told: TransportStore, { query }: StandInRequest): StandInReply {
  const record = told.byIndex(query.get('index') ?? '');
  return record === undefined ? jsonReply({ error: 'index' }, 404) : jsonReply({ xml: record.xml });
}

const byteLength = (base64: string): number => Buffer.byteLength(base64, 'base64');
