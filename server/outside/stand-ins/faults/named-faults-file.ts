/** The named faults in a file: written aside and renamed, so that a kill leaves the old ones or the new ones. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { faultSchema } from './fault';
import type { NamedFaults } from './fault-switch';

export function namedFaultsFile(path: string): NamedFaults {
  return {
    read: () => (existsSync(path) ? v.parse(v.array(faultSchema), JSON.parse(readFileSync(path, 'utf8'))) : []),
    write: (faults) => {
      writeFileSync(`${path}.new`, JSON.stringify(faults));
      renameSync(`${path}.new`, path);
    },
  };
}
