/** What the shipped code never does, and where it does what needs a second look. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Rule {
  readonly what: string;
  readonly pattern: RegExp;
  /** Files that may, with their reason beside them. */
  readonly but?: readonly string[];
  readonly planted: string;
}

const RULES: readonly Rule[] = [
  { what: 'runs text as code', pattern: /\beval\(|new Function\(|setTimeout\(\s*['"`]/, planted: 'eval(text)' },
  {
    what: 'makes markup of text',
    pattern: /\.(?:inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write\(/,
    planted: 'node.innerHTML = name',
  },
  {
    what: 'starts programs',
    pattern: /node:child_process/,
    // The embedded PostgreSQL and its user, with arguments of their own and without a shell.
    but: [
      ...['postmaster-file', 'launch-postgres', 'init-cluster', 'database-user'].map(
        (name) => `server/database/embedded/${name}.ts`,
      ),
    ],
    planted: "import { exec } from 'node:child_process'",
  },
  {
    what: 'goes through a shell',
    pattern: /\bshell:\s*true|\bexecSync\(|[^.\w]exec\(['"`]/,
    planted: 'execSync(line)',
  },
  {
    what: 'believes any certificate',
    pattern: /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/,
    planted: 'rejectUnauthorized: false',
  },
  {
    what: 'hashes by a broken function',
    pattern: /createHash\(['"](?!sha256)|createHmac\(['"](?!sha256)|digest\(['"](?!SHA-256|hex|base64)/,
    // A UUID of a name (RFC 9562, version 5), of the demonstration: nothing rests on it.
    but: ['server/demo/demo-random.ts'],
    planted: "createHash('md5')",
  },
  {
    what: 'encrypts by another mode',
    pattern: /create(?:De|C)ipheriv\(['"](?!aes-256-gcm)|AES-(?:CBC|CTR)|RSA_PKCS1_PADDING/,
    planted: "createCipheriv('aes-128-ecb', key, null)",
  },
  {
    what: 'takes chance from where it can be guessed',
    pattern: /Math\.random\(/,
    // Spreads retries and clocks; names and secrets come from the system's source.
    but: ['server/real-parts.ts', 'src/sync/start-sync.ts', 'src/sync/service-worker.ts'],
    planted: 'Math.random()',
  },
  {
    what: 'makes a regular expression of a text',
    pattern: /new RegExp\(/,
    // Of their own constants.
    but: ['src/app/invoices/list/amount-range.ts', 'src/domain/ubl/schema-values.ts'],
    planted: 'new RegExp(typed)',
  },
  {
    what: 'hears messages of other windows',
    pattern: /window\.addEventListener\(\s*['"]message/,
    // The support's, whose source, origin and proof it judges (docs/decisions/0149-what-lets-the-support-in.md).
    but: ['src/app/support/listen-impersonate.tsx'],
    planted: "window.addEventListener('message', f)",
  },
  {
    what: 'begins a transaction with a scope that is not async',
    // Its awaits would be taken from another one (src/db/condica-database.ts).
    pattern:
      /\btransaction\(\s*'rw?',(?:(?!\basync\b)(?:[^();]|\((?:[^()]|\([^()]*\))*\)))*?(?:\(\)\s*=>|,\s*\w+\s*\))/,
    planted: "db.transaction('r', [...tablesOf(db, entry)], db.kv, () => Promise.all(reads))",
  },
  {
    what: 'takes the day or the hour of the device for those of Romania',
    pattern: /\.get(?:Hours|Date|Day|Month|FullYear)\(\)/,
    // The days of a calendar's page, which are no instants.
    but: ['src/app/ui/fields/calendar.tsx'],
    planted: 'at.getHours()',
  },
  {
    what: 'takes the day at Greenwich for the day in Romania',
    pattern: /(?:toISOString|now)\(\)\s*\.(?:slice|substring|substr|split)\(/,
    // Of days that are none of an instant, of periods of sixty days to ask for, of names of copies, and Romania's clock itself.
    but: [
      'server/calls/dashboard-calls.ts',
      'server/calls/mailbox-calls.ts',
      'server/installation/copy/keep-newest.ts',
      'server/mailbox/fetch-step.ts',
      'server/mailbox/mailbox-status.ts',
      'server/outside/stand-ins/anaf/self-signed-certificate.ts',
      'server/outside/stand-ins/bnr/banking-days.ts',
      'server/outside/stand-ins/etransport/validity.ts',
      'src/app/invoices/list/month-range.ts',
      'src/app/layout/mailbox-watch.ts',
      'src/domain/calendar/bucharest-clock.ts',
      'src/domain/calendar/iso-date.ts',
      'src/domain/calendar/months.ts',
      'src/workers/sheets/cell-text.ts',
    ],
    planted: 'now.toISOString().slice(0, 10)',
  },
];

const sources = ['src', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

describe('the shipped code', () => {
  it('is read', () => {
    expect(sources.length).toBeGreaterThan(1_000);
  });

  it.each(RULES)('nowhere $what', ({ pattern, but = [], planted }) => {
    expect(planted).toMatch(pattern);
    const found = sources.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(found.filter((file) => !but.includes(file))).toEqual([]);
    // An exception that no longer is one goes.
    expect(but.filter((file) => !found.includes(file))).toEqual([]);
  });
});
