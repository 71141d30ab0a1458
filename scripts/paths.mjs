import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever folder a command was given in. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
