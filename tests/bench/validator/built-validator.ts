/** The validator as the package offers it, built by `scripts/prepare.mjs`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = resolve('dist', 'validate', 'validate.mjs');

export const BUILT_VALIDATOR_URL = pathToFileURL(FILE).href;

export function builtValidatorBytes(): Buffer {
  return readFileSync(FILE);
}

export async function loadBuiltValidator() {
  // The build has the exports of its entry, which is this module.
  return (await import(BUILT_VALIDATOR_URL)) as typeof import('@/domain/validate-document');
}
