/**
 * How long a server takes to serve, and what it holds in memory when nobody asks: over an empty database and over one that has worked.
 * Run after a build: `npx tsx tests/bench/server-at-rest.bench.ts [starts] [seconds of rest]`; prints one table.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fillBySql } from './archive/fill-by-sql';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';
import { benchInstallation } from './server/bench-installation';

const STARTS = Number(process.argv[2] ?? 5);
const REST_S = Number(process.argv[3] ?? 20);
const DOCUMENTS = 100_000;
const MIB = 1024 * 1024;

const installation = await benchInstallation();
const inOwner = <R>(work: (db: typeof installation.owner) => Promise<R>): Promise<R> => work(installation.owner);
const rows: Row[] = [];
try {
  await measure('an empty database');
  await inOwner((db) => fillBySql(db, { companyId: 1, rows: DOCUMENTS, partners: 1_000 }));
  await measure(`${DOCUMENTS.toLocaleString('en')} documents`);
  printTable({
    title: 'A server at rest',
    head: ['over', 'starts', 'until it serves, p50', 'worst', 'memory at rest, p50', 'worst'],
    rows,
    foot: [`Resident memory of the process ${REST_S} s after its start, without PostgreSQL; nobody asks anything.`],
  });
} finally {
  await installation.close();
}

async function measure(name: string): Promise<void> {
  const [times, held]: [number[], number[]] = [[], []];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await installation.start();
    times.push(server.startMs);
    await sleep(REST_S * 1_000);
    held.push(server.memory());
    await installation.stopServers();
  }
  const [time, memory] = [spread(times), spread(held)];
  const mib = (bytes: number): string => `${(bytes / MIB).toFixed(0)} MiB`;
  rows.push([name, String(STARTS), ms(time.median), ms(time.worst), mib(memory.median), mib(memory.worst)]);
}
