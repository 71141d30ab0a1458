/**
 * A draft's fields by key, so that a finding, a repair and a control name the same place: `operation`, `partner.name`,
 * `transport.vehicle`, `start.kind`, `start.address.locality`, `goods.2.tariffCode`, `documents.0.number`, `earlier.0.uit`.
 */
import type { TransportDraft } from '../draft/transport-draft';

export type FieldKey = string;

function isHolder(value: unknown): value is object {
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
  return replaced(draft, key.split('.'), text);
}

/** A copy of the way to the field; what was not on it is shared. */
function replaced<T extends object>(holder: T, [step = '', ...rest]: readonly string[], text: string): T {
  const before: unknown = Reflect.get(holder, step);
  const after = rest.length > 0 && isHolder(before) ? replaced(before, rest, text) : leaf(before, rest, text);
  return after === before ? holder : Object.assign(Array.isArray(holder) ? [] : {}, holder, { [step]: after });
}

/** Only a text that is there is replaced. */
function leaf(before: unknown, rest: readonly string[], text: string): unknown {
  return rest.length === 0 && typeof before === 'string' ? text : before;
}
