/** A database of a device that has pulled to the head holds what the server has, and nothing waits in it. */
import { isDeepStrictEqual } from 'node:util';
import type { DeviceRow, DeviceTables } from './device-tables';
import type { EndState, ServerRow } from './end-state';
import type { Breach } from './verdict';

export function findUnequal(name: string, tables: DeviceTables, state: EndState): readonly Breach[] {
  const { rows, outbox } = tables;
  const unequal = (sentence: string): Breach => ({ promise: 'unequal', sentence: `${name}: ${sentence}` });
  const known = Object.entries(rows).flatMap(([collection, own]) =>
    own.flatMap((row) => (row.base === null ? [] : [[`${collection} ${row.id}`, row] as const])),
  );
  const here = new Map<string, DeviceRow>(known);
  const there = new Map(state.rows.map((row) => [`${row.collection} ${row.id}`, row]));
  const missing = [...there].flatMap(([key, row]) => difference(key, row, here.get(key)).map(unequal));
  const more = known.filter(([key]) => !there.has(key)).flatMap(([key, row]) => unexplained(key, row, tables));
  const left = outbox.map(({ call, subject, state: at, failure }): Breach => {
    return { promise: 'unsettled', sentence: `${name}: ${call} ${subject.label} is ${at} (${failure?.code ?? ''})` };
  });
  const kept = tables.waiting
    .filter((key) => there.has(key))
    .map(
      (key): Breach => ({ promise: 'unsettled', sentence: `${name}: what was said of ${key} waits, and it is there` }),
    );
  return [...missing, ...more.map(unequal), ...left, ...kept, ...halfWritten(tables).map(unequal)];
}

/** Only a document that can be given back by nobody here may stand on a device alone, and then its row must say so. */
function unexplained(key: string, { id, lost }: DeviceRow, { documents }: DeviceTables): readonly string[] {
  if (lost === undefined) return [`${key} is not at the server`];
  return documents.has(id) ? [`${key} is said to be lost, and its document is here`] : [];
}

/** A change that waits for an entry which is not there: it would never leave (G1). */
function halfWritten({ rows, outbox }: DeviceTables): readonly string[] {
  const entries = new Set(outbox.map(({ id }) => id));
  return Object.values(rows)
    .flat()
    .flatMap(({ id, pending = [] }) =>
      pending.filter(({ outboxId }) => !entries.has(outboxId)).map(() => `${id} has a change without its entry`),
    );
}

function difference(key: string, { version, body }: ServerRow, row: DeviceRow | undefined): readonly string[] {
  if (row === undefined) return [`${key} is missing`];
  if (row.lost !== undefined) return [`${key} is said to be lost, and the server has it`];
  if (row.version !== version) return [`${key} is at version ${row.version}, the server at ${version}`];
  return isDeepStrictEqual(plain(row.base), plain(body)) ? [] : [`${key} differs at version ${version}`];
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
