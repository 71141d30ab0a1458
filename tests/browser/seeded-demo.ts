/**
 * Fills the demonstration once for the whole run: every file's installation is a copy of it, which takes a second instead of
 * the half minute that some hundred invoices take on two busy cores.
 */
import { rmSync } from 'node:fs';
import { SEEDED_DEMO, startInstallation } from './installation';

/** Gives what removes it again. */
export default async function seedDemo(): Promise<() => void> {
  const { data, end } = await startInstallation();
  await end();
  process.env[SEEDED_DEMO] = data;
  return () => rmSync(data, { recursive: true, force: true });
}
