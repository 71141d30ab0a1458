/** Files that a page saved, read once they are whole. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The bytes of the one file of the folder whose name fits, taken out of it.
 * Chromium holds the name by an empty file and puts the whole one in its place: a name alone says nothing.
 */
export async function savedFile(folder: string, name: string | RegExp): Promise<Buffer> {
  const fits = (found: string): boolean => (typeof name === 'string' ? found === name : name.test(found));
  // The browser makes the folder with its first file.
  const named = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const whole = (): readonly string[] =>
    named().filter((found) => fits(found) && readFileSync(join(folder, found)).length > 0);
  await expect.poll(() => whole().length, { message: `${name} is saved` }).toBe(1);
  const file = join(folder, whole()[0] ?? '');
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
}
