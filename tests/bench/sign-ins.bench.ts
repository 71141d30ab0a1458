/**
 * Sign-ins a second at two costs of a password, each of another account from another address, in a server process of its own.
 * Run after a build: `npx tsx tests/bench/sign-ins.bench.ts [seconds]`; prints one table.
 */
import { sql } from 'kysely';
import { passwordsAt } from '../../server/session/password';
import { ms, printTable, type Row } from './report/print-table';
import { benchInstallation } from './server/bench-installation';
import { underLoad } from './server/load';

const SECONDS = Number(process.argv[2] ?? 15);
const ACCOUNTS = 5_000;
const PASSWORD = 'o parolă de măsurat';
const COSTS = [
  { memoryMib: 19, passes: 2 },
  { memoryMib: 64, passes: 2 },
] as const;

const installation = await benchInstallation();
const inOwner = <R>(work: (db: typeof installation.owner) => Promise<R>): Promise<R> => work(installation.owner);
const rows: Row[] = [];
try {
  for (const cost of COSTS) {
    const prefix = `cont${cost.memoryMib}-`;
    await fill(prefix, await passwordsAt(cost).hash(PASSWORD));
    const server = await installation.start({
      ...{ PASSWORD_MEMORY_MIB: String(cost.memoryMib), PASSWORD_PASSES: String(cost.passes) },
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const signIn = async (turn: number): Promise<void> => {
      const response = await fetch(`${server.url}/api/common/Login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(turn) },
        body: JSON.stringify({ username: `${prefix}${turn % ACCOUNTS}@exemplu.ro`, password: PASSWORD }),
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 200)}`);
    };
    await underLoad({ callers: 4, ms: 1_000 }, signIn);
    for (const callers of [1, 4, 16]) {
      const { perSecond, median, p99 } = await underLoad({ callers, ms: SECONDS * 1_000 }, signIn);
      const name = `${cost.memoryMib} MiB, ${cost.passes} passes, ${callers} at once`;
      rows.push([name, perSecond.toFixed(1), ms(median), ms(p99)]);
    }
    await installation.stopServers();
  }
  printTable({
    title: 'Sign-ins a second, distinct accounts and addresses (aims: 60 at 19 MiB, 12 at 64 MiB)',
    head: ['cost', 'a second', 'p50', 'p99'],
    rows,
    foot: ['One server process over HTTP, the load maker and PostgreSQL beside it.'],
  });
} finally {
  await installation.close();
}

/** Of the documentation's own networks and beyond: 24 bits of them. */
function addressOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}

async function fill(prefix: string, hash: string): Promise<void> {
  await inOwner((db) =>
    sql`insert into app_user (email, email_key, password_hash)
      select ${prefix}::text || n || '@exemplu.ro', ${prefix}::text || n || '@exemplu.ro', ${hash}
      from generate_series(0, ${ACCOUNTS - 1}::integer) n`.execute(db),
  );
}
