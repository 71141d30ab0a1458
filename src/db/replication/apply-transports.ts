/**
 * The server's word on declarations over this device's; the steps on their way from here stay beside it. A base is replaced only by
 * a newer version, as replicated-rows.ts has it.
 */
import * as v from 'valibot';
import { entityIdSchema, type Version } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import type { OutboxEntry } from '../outbox/outbox-entry';
import { knownRow } from '../rows/known-row';
import type { Acknowledgement, ServerRow } from '../rows/server-row';
import { laterOf, UNCONFIRMED } from '../rows/stored-row';
import { putTransportRow, putTransportRows } from '../transport/put-transport-row';
import { shownTransport, type TransportFacts } from '../transport/transport-row';

/** Each id once. Gives those that this version cannot read. */
export async function applyTransports(
  db: CondicaDatabase,
  servers: readonly ServerRow[],
): Promise<readonly ServerRow[]> {
  const stored = await db.transport.bulkGet(servers.map(({ id }) => id));
  const unreadable: ServerRow[] = [];
  const puts: TransportFacts[] = [];
  for (const [place, server] of servers.entries()) {
    const before = stored[place];
    const base = server.row === null ? null : knownRow('transport', server.row);
    if (server.row !== null && base === null) unreadable.push(server);
    else if (before === undefined ? base !== null : before.version < server.version) {
      const { id, companyId, version } = server;
      puts.push({ id: v.parse(entityIdSchema, id), companyId, version, base, pending: before?.pending ?? [] });
    }
  }
  await putTransportRows(db, puts);
  for (const { id, base } of puts) if (base !== null) await forgetOtherBytes(db, id, base.steps);
  return unreadable;
}

/** Takes the entry's step out of pending; `cursor` is where the stream stands: what it has passed changes no base. */
export async function acknowledgeStep(
  db: CondicaDatabase,
  { id: outboxId, subject, companyId }: OutboxEntry,
  answer: Acknowledgement,
  cursor: Version,
): Promise<void> {
  const stored = await db.transport.get(subject.id);
  const item = answer.row === null ? null : knownRow('transport', answer.row);
  const known = stored?.base ?? null;
  const { version: at, elsewhere = false } = answer;
  const newer = item !== null && (elsewhere ? known === null : at > cursor && at > (stored?.version ?? UNCONFIRMED));
  const own = stored?.pending.filter((change) => change.outboxId === outboxId) ?? [];
  // What the answer does not say comes by the stream: until then the device's own stands as confirmed.
  const unsaid = elsewhere || known === null ? shownTransport({ base: known, pending: own }) : known;
  const facts = {
    ...{ id: subject.id, companyId },
    version: newer || elsewhere ? laterOf(stored?.version, at) : (stored?.version ?? UNCONFIRMED),
    base: newer ? item : unsaid,
    pending: stored?.pending.filter((change) => change.outboxId !== outboxId) ?? [],
  };
  await putTransportRow(db, facts);
  if (newer) await forgetOtherBytes(db, subject.id, item.steps);
}

/** The server has written the UIT into a step that was made without it: the document kept here is not the one that was sent. */
async function forgetOtherBytes(
  db: CondicaDatabase,
  transport: string,
  steps: readonly { readonly id: string; readonly xmlSha256: string }[],
): Promise<void> {
  const kept = await db.transportXml.where('transport').equals(transport).toArray();
  const hashes = new Map(steps.map(({ id, xmlSha256 }) => [id, xmlSha256]));
  const others = kept.filter(({ step, sha256 }) => hashes.has(step) && hashes.get(step) !== sha256);
  if (others.length > 0) await db.transportXml.bulkDelete(others.map(({ step }) => step));
}
