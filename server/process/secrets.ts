/** Secrets of an installation: random, one a file, readable by their owner only, kept beside the data and out of the database. */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';

const BYTES = 32;
const SHAPE = /^[0-9a-f]{64}$/;
/** Whoever wrote zeros into the file did not take them from a random source. */
const FEWEST_DIFFERENT_DIGITS = 8;

/** The secret of a name, made at the first use; 64 hexadecimal digits. Throws where the file holds something weak. */
export function secretIn(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) makeSecret(folder, file);
  const secret = readFileSync(file, 'utf8').trim();
  if (SHAPE.test(secret) && new Set(secret).size >= FEWEST_DIFFERENT_DIGITS) return secret;
  throw new StartError(
    'settings',
    `Cheia din ${file} nu este bună: trebuie 64 de cifre hexazecimale întâmplătoare (openssl rand -hex 32).`,
  );
}

/** Whole or not at all, also when killed; of two processes at once the first one's stays. */
function makeSecret(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(written, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(written, { force: true });
  }
}
