import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const schema = v.object({ superuser: v.string(), owner: v.string(), app: v.string() });

/** Passwords of the three roles of the embedded database, made once. */
export type DatabasePasswords = v.InferOutput<typeof schema>;

export function databasePasswords(folder: string): DatabasePasswords {
  const path = join(folder, 'database-passwords.json');
  if (existsSync(path)) return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
  const made = { superuser: newPassword(), owner: newPassword(), app: newPassword() };
  writeFileSync(path, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
