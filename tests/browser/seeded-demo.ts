/**
 * Fills the demonstration once for the whole run: every file's installation is a copy of it, which takes a second instead of
 * the half minute that some hundred invoices take on two busy cores.
 */
import { rmSync } from 'node:fs';
import { DEMO_COMPANIES } from '../../server/demo/demo-account';
import { SEEDED_DEMO, startInstallation } from './installation';
import { serverArchive } from './server-archive';

const LOOK_EVERY_MS = 500;

/** Gives what removes it again. */
export default async function seedDemo(): Promise<() => void> {
  const { url, data, end } = await startInstallation();
  for (const { cif } of DEMO_COMPANIES) await untilFiled(url, cif);
  await end();
  process.env[SEEDED_DEMO] = data;
  return () => rmSync(data, { recursive: true, force: true });
}

/** Until ANAF's signed zip of every invoice is kept: a copy that went on filing would meddle with what a test counts. */
async function untilFiled(url: string, cif: string): Promise<void> {
  const archive = await serverArchive(url, cif);
  while ((await archive.items()).some(({ zipSha256 }) => zipSha256 === ''))
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
}
