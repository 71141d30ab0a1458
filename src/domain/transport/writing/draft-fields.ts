/**
 * A draft's fields by key, so that a finding, a repair and a control name the same place: `operation`, `partner.name`,
 * `transport.vehicle`, `start.kind`, `start.address.locality`, `goods.2.tariffCode`, `documents.0.number`, `earlier.0.uit`.
 */
import type { TransportDraft } from '../draft/transport-draft';

export type FieldKey = string;

type Holder = Readonly<Record<string, unknown>> | readonly unknown[];

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** What stands in the field; '' where there is no such field. */
export function fieldText(draft: TransportDraft, key: FieldKey): string {
  let at: unknown = draft;
  for (const step of key.split('.')) at = isHolder(at) ? Reflect.get(at, step) : undefined;
  return typeof at === 'string' ? at : '';
}

/** The draft with another text in the field; the same draft where there is no such field. */
export function withField(draft: TransportDraft, key: FieldKey, text: string): TransportDraft {
  const changed = replaced(draft, key.split('.'), text);
  // The copy has the shape of what was copied: only texts that were there are replaced.
  return changed === draft ? draft : (changed as TransportDraft);
}

function replaced(holder: Holder, [step = '', ...rest]: readonly string[], text: string): Holder {
  const before: unknown = Reflect.get(holder, step);
  const after = rest.length === 0 ? (typeof before === 'string' ? text : before) : inner(before, rest, text);
  if (after === before) return holder;
  return isList(holder) ? holder.map((one, at) => (String(at) === step ? after : one)) : { ...holder, [step]: after };
}

function inner(before: unknown, rest: readonly string[], text: string): unknown {
  return isHolder(before) ? replaced(before, rest, text) : before;
}

function isList(holder: Holder): holder is readonly unknown[] {
  return Array.isArray(holder);
}
