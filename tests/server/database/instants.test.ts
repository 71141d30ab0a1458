/** Instants are written from the code's own clock: a database that is asked for the time keeps simulated time from moving. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../server/database/migrations/migrations';

const CLOCK = /\b(?:now\(\)|current_timestamp|localtimestamp|(?:clock|statement|transaction)_timestamp\(\))/i;
/** SQL stands in templates; a call of our own clock is written with what it belongs to, or alone in an expression. */
const TEMPLATE = /`[^`]*`/g;

/** Defaults of rows that only the owner's own tools write (accounts, companies, notices), and of migrations before the rule. */
const KNOWN: ReadonlySet<string> = new Set(['0001-foundation.ts', '0002-filings.ts']);

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
}

function asksForTime(source: string): boolean {
  return [...source.matchAll(TEMPLATE)].some(([text]) => CLOCK.test(text.replace(/\$\{[^}]*\}/g, '')));
}

it('no SQL of the server, and no migration since the rule, asks the database for the time', () => {
  const asking = filesOf('server').filter((name) => asksForTime(readFileSync(join('server', name), 'utf8')));
  expect(asking.map((name) => name.split('/').at(-1)).sort()).toEqual([...KNOWN].sort());
  expect(Object.keys(MIGRATIONS).length).toBeGreaterThanOrEqual(5);
});

it('sees it where it is', () => {
  expect(asksForTime('sql`update a set b = now()`')).toBe(true);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a template.
  expect(asksForTime('sql`update a set b = ${parts.now()}`')).toBe(false);
});
