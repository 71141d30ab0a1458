/**
 * A profile of version 2 in the middle of a working day, written by the commands of that version and never edited
 * (version-2-store.json.gz): a lease of a hundred half used with a number given back and one voided, invoices issued and
 * never sent, attempted with the answer lost, killed while being sent, refused, under correction, taken back; open conflicts,
 * new and removed rows, and what was typed last in local storage. `wire` is what that version sent for each entry.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VERSION_2_NUMBER, VERSION_2_STORES } from './version-2';
import type { EarlierStore } from './write-earlier-store';

export interface WireForm {
  readonly url: string;
  readonly body: string | null;
  readonly type: string | null;
}

/** The fields of an entry that a person's work hangs on. */
export interface EarlierEntry {
  readonly seq: number;
  readonly id: string;
  readonly companyId: number;
  readonly call: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly touches: readonly string[];
  readonly state: string;
  readonly attempts: number;
  readonly madeAt: string;
}

interface Version2Store {
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> & {
    readonly outbox: readonly EarlierEntry[];
  };
  readonly local: Readonly<Record<string, string>>;
  readonly wire: Readonly<Record<string, WireForm>>;
}

const file = gunzipSync(readFileSync(new URL('version-2-store.json.gz', import.meta.url))).toString();

/** Read anew each time: a store keeps the very objects it is given. */
export function version2Profile(): Version2Store & { readonly store: EarlierStore } {
  const read: Version2Store = JSON.parse(file, (_key, value) =>
    typeof value === 'object' && value !== null && '$bytes' in value
      ? new Uint8Array(Buffer.from(String(value.$bytes), 'base64'))
      : value,
  );
  return { ...read, store: { number: VERSION_2_NUMBER, stores: VERSION_2_STORES, rows: read.rows } };
}
