/**
 * The ids of this profile's requests for numbers in a series, each kept from before its first attempt. The lease that a
 * request was granted bears its id: so a grant whose answer was lost, or whose lease left with its company and came back, is
 * known as this profile's own, and a grant to a copy of this profile, which bears the same device id, as the copy's.
 */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { noteKey } from '../settings/company-notes';

const requestsSchema = v.object({
  /** Under way: no answer came yet. */
  open: v.nullable(entityIdSchema),
  made: v.array(entityIdSchema),
});
type Requests = v.InferOutput<typeof requestsSchema>;

/** The request under way in the series, made with `newId` where there is none. Two tabs at once get the same. */
export function openLeaseRequest(db: CondicaDatabase, serialId: EntityId, newId: () => string): Promise<EntityId> {
  return db.transaction('rw', db.kv, async () => {
    const { open, made } = await requestsOf(db, serialId);
    if (open !== null) return open;
    const id = v.parse(entityIdSchema, newId());
    await put(db, serialId, { open: id, made: [...made, id] });
    return id;
  });
}

export async function isOwnRequest(db: CondicaDatabase, serialId: EntityId, request: string): Promise<boolean> {
  return (await requestsOf(db, serialId)).made.some((id) => id === request);
}

/** An answer came. Inside a transaction over kv. */
export async function closeLeaseRequest(db: CondicaDatabase, serialId: EntityId): Promise<void> {
  await put(db, serialId, { ...(await requestsOf(db, serialId)), open: null });
}

async function requestsOf(db: CondicaDatabase, serialId: EntityId): Promise<Requests> {
  const stored = v.safeParse(requestsSchema, (await db.kv.get(keyOf(serialId)))?.value);
  return stored.success ? stored.output : { open: null, made: [] };
}

async function put(db: CondicaDatabase, serialId: EntityId, requests: Requests): Promise<void> {
  await db.kv.put({ key: keyOf(serialId), value: requests });
}

const keyOf = (serialId: EntityId) => noteKey('leaseRequests', serialId);
