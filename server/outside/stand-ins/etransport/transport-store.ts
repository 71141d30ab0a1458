/**
 * The stand-in's memory of declarations, over the log.
 *
 * Invariants: an index and a UIT are given once; what a valid document changes is changed when it comes, and told after the
 * processing time.
 */
import * as v from 'valibot';
import { forgottenRecordSchema } from '../anaf/anaf-records';
import type { AppendLog } from '../append-log';

export const transportRecordSchema = v.object({
  kind: v.literal('transport'),
  index: v.string(),
  at: v.number(),
  /** Whose upload it is: the path's CIF. */
  cif: v.string(),
  type: v.picklist(['NOT', 'COR', 'DEL', 'CON', 'MVH']),
  reference: v.string(),
  /** Given to a new declaration, named by the others. */
  uit: v.string(),
  verdict: v.picklist(['ok', 'nok']),
  errors: v.array(v.string()),
  /** The document's bytes, base64. */
  xml: v.string(),
});
export type TransportRecord = v.InferOutput<typeof transportRecordSchema>;
const loggedSchema = v.variant('kind', [transportRecordSchema, forgottenRecordSchema]);
export type NewTransport = Omit<TransportRecord, 'kind' | 'index'>;

/** A declaration that is in order, as its documents have made it. */
export interface StandingTransport {
  readonly declared: TransportRecord;
  /** The document in force: the declaration or its last correction. */
  readonly content: TransportRecord;
  readonly changes: readonly TransportRecord[];
  readonly confirmation: TransportRecord | undefined;
  readonly deleted: boolean;
}

export interface TransportStore {
  put(transport: NewTransport): TransportRecord;
  byIndex(index: string): TransportRecord | undefined;
  /** Valid declarations, the deleted ones too. */
  standing(uit: string): StandingTransport | undefined;
  /** Without those of forgotten companies. */
  all(): readonly TransportRecord[];
  /** Of all that were ever put, the forgotten ones too. */
  count(): number;
  /** What a CIF declared is listed no more; the log says so by the other store (anaf-store.ts). */
  forget(cif: string): void;
}

const FIRST_INDEX = 6_001_000_000n;
const LETTERS = '0123456789ACDEFHJKLMNPQRTUVWXY';
const BODY = 14;

export function createTransportStore(log: AppendLog, entries: readonly unknown[]): TransportStore {
  const records = new Map<string, TransportRecord>();
  const standing = new Map<string, StandingTransport>();
  const forgotten = new Set<string>();

  function keep(record: TransportRecord): void {
    records.set(record.index, record);
    if (record.verdict !== 'ok') return;
    const before = standing.get(record.uit);
    if (record.type === 'NOT')
      standing.set(record.uit, {
        declared: record,
        content: record,
        changes: [],
        confirmation: undefined,
        deleted: false,
      });
    else if (before !== undefined) standing.set(record.uit, afterRecord(before, record));
  }

  function forget(cif: string): void {
    for (const record of records.values()) if (record.cif === cif) forgotten.add(record.index);
  }

  for (const entry of entries) {
    const record = v.parse(loggedSchema, entry);
    if (record.kind === 'forgotten') forget(record.cif);
    else keep(record);
  }
  return {
    put: (transport) => {
      const record = { kind: 'transport' as const, index: String(FIRST_INDEX + BigInt(records.size)), ...transport };
      log.append(record);
      keep(record);
      return record;
    },
    byIndex: (index) => records.get(index),
    standing: (uit) => standing.get(uit),
    all: () => [...records.values()].filter(({ index }) => !forgotten.has(index)),
    count: () => records.size,
    forget,
  };
}

function afterRecord(before: StandingTransport, record: TransportRecord): StandingTransport {
  switch (record.type) {
    case 'COR':
      return { ...before, content: record };
    case 'DEL':
      return { ...before, deleted: true };
    case 'CON':
      return { ...before, confirmation: record };
    case 'MVH':
      return { ...before, changes: [...before.changes, record] };
    case 'NOT':
      return before;
  }
}

/** A UIT of that number: letters of the alphabet, with the two check digits. */
export function uitOfNumber(number: number): string {
  let rest = number * 7919 + 104_729;
  let body = '';
  for (let place = 0; place < BODY; place += 1) {
    body += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length) + place * 31;
  }
  const sum = [...body].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return body + String(sum % 100).padStart(2, '0');
}
