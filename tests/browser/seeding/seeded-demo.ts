/**
 * A filled demonstration for the whole run: every file's installation is a copy of it, which takes a second instead of the
 * half minute that some hundred invoices take on two busy cores. It is filled once for a build of the server and a day.
 */
import { rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { GetDashboardInfo } from '@/api/calls/dashboard-calls';
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { CompanyParticulars } from '@/api/entities/company';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { LIVELY_COMPANY } from '../../../server/demo/demo-invoices';
import { demoReceived } from '../../../server/demo/demo-received';
import { signIn } from '../../server/support/test-client';
import { SEEDED_DEMO, startInstallation } from '../installation';
import { DEMO } from '../pages/sign-in-page';
import { serverArchive } from '../server-archive';
import { keepDemo, keptDemo } from './demo-cache';
import { demoKey } from './demo-key';

const LOOK_EVERY_MS = 500;
/** Where filled demonstrations are kept between runs. */
export const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'condica-tests');
const SCRIPTS = ['seeded-demo.ts', '../installation.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** Gives the key under which it is kept. */
export default async function seedDemo(): Promise<string> {
  const key = demoKey({
    build: join('dist', 'server'),
    lockFile: 'package-lock.json',
    scripts: SCRIPTS,
    day: bucharestDay(Date.now()),
  });
  process.env[SEEDED_DEMO] = keptDemo(CACHE, key) ?? (await fillDemo(key));
  return key;
}

async function fillDemo(key: string): Promise<string> {
  const { url, data, end } = await startInstallation();
  try {
    for (const company of DEMO_COMPANIES) await untilFiled(url, company);
    await untilMailboxesRead(url);
    await end();
    return keepDemo(CACHE, key, data);
  } finally {
    await end();
    rmSync(data, { recursive: true, force: true });
  }
}

/** What the stand-in holds for the demonstration (server/demo/demo-fates.ts). */
const HELD = ['doubtful', 'processing', 'processing', 'processing'];

/**
 * Until ANAF's signed zip of every invoice, issued or received, is kept, but of those that the demonstration holds: a copy that
 * went on filing would meddle with what a test counts, and one that went on fetching would be busy under every test.
 */
async function untilFiled(url: string, company: CompanyParticulars): Promise<void> {
  const archive = await serverArchive(url, company.cif);
  const held = company.cif === LIVELY_COMPANY ? HELD : [];
  const received = demoReceived(company, bucharestDay(Date.now())).length;
  await until(async () => {
    const items = await archive.items();
    const came = items.filter(({ direction }) => direction === 'in').length;
    return came >= received && isDeepStrictEqual(unfiled(items), held);
  });
}

/** Until ANAF has answered once for each company's mailbox: a copy that waits for it shows „niciodată” for half a minute. */
async function untilMailboxesRead(url: string): Promise<void> {
  const client = await signIn(url, DEMO);
  const body = { month: bucharestDay(Date.now()).slice(0, 7) };
  await until(async () => {
    const { companies } = await client.must(GetDashboardInfo, { body });
    return companies.length === DEMO_COMPANIES.length && companies.every(({ answeredAt }) => answeredAt !== '');
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
}

/** States of the invoices without a zip. */
function unfiled(items: readonly ArchiveItem[]): readonly string[] {
  return items
    .filter(({ zipSha256 }) => zipSha256 === '')
    .map(({ state }) => state)
    .sort();
}
