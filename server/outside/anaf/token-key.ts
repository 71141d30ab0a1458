/** The key the tokens are sealed with: a file beside the database's folder, never in the database. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;

/** Made at the first start, readable for its owner only. Throws where the file holds something else. */
export function tokenKeyAt(path: string): Uint8Array {
  if (!existsSync(path)) makeKey(path);
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`Cheia din ${path} nu are ${KEY_BYTES} de octeți.`);
  return key;
}

/** Written aside and renamed: a kill leaves no half key. */
function makeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600 });
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
}
