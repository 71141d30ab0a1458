/**
 * Whether the time of an answer tells if an address has an account: each call for known and unknown addresses in turn, as they come,
 * and Welch's t between the two. |t| below 4.5 is the usual bound of tests for leaks by time (TVLA); AvailableAccount tells it in words.
 * Run after a build: `npx tsx tests/bench/enumeration.bench.ts [pairs]`; prints one table.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { authorizeUser, createAccount } from '../../server/accounts/create-account';
import { passwordsAt } from '../../server/session/password';
import { signIn } from '../server/support/test-client';
import { ms, printTable, type Row } from './report/print-table';
import { benchInstallation } from './server/bench-installation';
import { welch } from './server/welch';

const PAIRS = Number(process.argv[2] ?? 400);
const WARM = 20;
const PASSWORD = 'o parolă de măsurat';
const ORIGIN = 'http://127.0.0.1:8080';
const OWNER = { email: 'proprietar@exemplu.ro', password: PASSWORD };
/** Of before a raise of the cost, which the server has made since. */
const [OLD_COST, COST] = [
  { memoryMib: 19, passes: 2 },
  { memoryMib: 24, passes: 2 },
] as const;

const installation = await benchInstallation();
const inOwner = <R>(work: (db: typeof installation.owner) => Promise<R>): Promise<R> => work(installation.owner);
const rows: Row[] = [];
try {
  await fill('stiut', await passwordsAt(COST).hash(PASSWORD));
  await fill('vechi', await passwordsAt(OLD_COST).hash(PASSWORD));
  const { url } = await installation.start({
    ...{ PASSWORD_MEMORY_MIB: String(COST.memoryMib), TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: ORIGIN },
  });
  const headers = await ownersHeaders(url);
  const post = async (path: string, body: object, turn: number, more: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      // Each from a network of its own, so that no limit answers in place of the call.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(turn), ...more },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return `${response.status} ${text.replace(/"until":"[^"]*"/, '')}`;
  };
  const person = { firstName: 'Ana', lastName: 'Pop', telephone: '', legalEntity: false, company: null };
  await compare('Login, wrong password', 'stiut', (email, turn) =>
    post('common/Login', { username: email, password: 'nu aceasta' }, turn),
  );
  await compare('Login, wrong password, kept at a lower cost', 'vechi', (email, turn) =>
    post('common/Login', { username: email, password: 'nu aceasta' }, turn),
  );
  await compare('Register', 'stiut', (email, turn) =>
    post('common/Register', { user: { ...person, email, password: 'castan foșnet și 3 nuci' } }, turn),
  );
  await compare('ForgotPassword', 'stiut', (email, turn) => post('common/ForgotPassword', { email }, turn));
  await compare('SendAuthorizationByEmail', 'stiut', async (email, turn) => {
    const link = `${ORIGIN}/auth/invitation`;
    const answer = await post(
      'backend/SendAuthorizationByEmail',
      { company: 1, link, email, role: 'user' },
      turn,
      headers(),
    );
    // The bounds of an account and of a company's open invitations are not what is measured.
    await inOwner(async (db) => {
      await db.deleteFrom('attempt').execute();
      await sql`delete from account_link where kind = 'invitation'`.execute(db);
    });
    return answer;
  });
  printTable({
    title: 'Answers for addresses with and without an account',
    head: ['call', 'pairs', 'known, mean', 'unknown, mean', "Welch's t", 'answers'],
    rows,
    foot: [
      '|t| below 4.5: no difference of the means was found. By one caller, over HTTP on this machine, which sees more than a network lets through.',
    ],
  });
} finally {
  await installation.close();
}

async function compare(
  name: string,
  prefix: string,
  ask: (email: string, turn: number) => Promise<string>,
): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let pair = -WARM; pair < PAIRS; pair += 1) {
    const number = pair + WARM;
    // As many letters in both, and neither always first.
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = `${kind === 'known' ? prefix : 'altul'}${String(number).padStart(6, '0')}@exemplu.ro`;
      const turn = 2 * number + (kind === 'known' ? 0 : 1);
      const began = performance.now();
      const answer = await ask(email, turn);
      if (pair < 0) continue;
      times[kind].push(performance.now() - began);
      if (!/^(?:200|401) /.test(answer)) throw new Error(`${name}: ${answer}`);
      answers.add(answer);
    }
  }
  const { t, means } = welch(times.known, times.unknown);
  rows.push([
    name,
    String(PAIRS),
    ms(means[0]),
    ms(means[1]),
    t.toFixed(2),
    answers.size === 1 ? 'equal' : `${answers.size} kinds`,
  ]);
  if (answers.size > 1) console.log(name, [...answers].slice(0, 3));
}

function networkOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}

/** Who invites, with a key of its own each time. */
async function ownersHeaders(url: string): Promise<() => Readonly<Record<string, string>>> {
  await inOwner(async (db) => {
    const id = await createAccount(db, { ...OWNER, firstName: 'Ion', lastName: 'Pop', planName: 'Complet' });
    await authorizeUser(db, id, 1, 'owner');
  });
  const { token, backendKey } = (await signIn(url, OWNER)).credentials;
  return () => ({ authorization: `Bearer ${token}`, 'x-backend-key': backendKey, 'idempotency-key': randomUUID() });
}

/** As many as are asked for, with those that warm up. */
async function fill(prefix: string, hash: string): Promise<void> {
  await inOwner((db) =>
    sql`insert into app_user (email, email_key, password_hash)
      select address, address, ${hash} from (
        select ${prefix}::text || lpad(n::text, 6, '0') || '@exemplu.ro' as address
        from generate_series(0, ${PAIRS + WARM}::integer) n) as made`.execute(db),
  );
}
