/** The bytes of an entry's first attempt, kept with it: an update of the app between two attempts changes nothing of them. */
import { findCall } from '@/api/outbox-calls';
import { type WireForm, wireForm } from '@/api/wire-form';
import type { OutboxEntry } from './outbox-entry';

/** The entry with its form on the wire; one that has it, or whose call this version does not know, as it is. */
export function withFrozenWire(entry: OutboxEntry): OutboxEntry {
  const call = findCall(entry.call);
  if (entry.wire !== undefined || call === undefined) return entry;
  const { query, contentType, body } = wireForm(call, entry);
  return {
    ...entry,
    wire: { query, contentType, text: typeof body !== 'string' || body === entry.body ? null : body },
  };
}

/** What is sent; undefined where nothing is kept. */
export function wireOf({ wire, body }: OutboxEntry): WireForm | undefined {
  if (wire === undefined) return undefined;
  const { query, contentType, text } = wire;
  return { query, contentType, body: text ?? (typeof body === 'string' ? body : null) };
}
