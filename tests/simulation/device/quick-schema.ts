/**
 * Dexie reads the text of its indexes anew for each version of each database that is made, which a run does two hundred times with
 * the same texts. Here each text is read once a process.
 *
 * Invariant: what is given out is a list of its own each time, as Dexie takes its first member out; the members are one for all,
 * and Dexie sets of them what it would set again.
 */
import Dexie from 'dexie';

type ReadIndexes = (text: string) => readonly object[];
interface VersionPrototype {
  _parseIndexSyntax: ReadIndexes;
}

/** Once a process. */
export function readSchemasOnce(): void {
  const prototype = versionPrototype();
  const read = prototype._parseIndexSyntax;
  const known = new Map<string, readonly object[]>();
  prototype._parseIndexSyntax = (text) => {
    const indexes = known.get(text) ?? read(text);
    known.set(text, indexes);
    return [...indexes];
  };
}

/** Of all databases: it has no name outside of Dexie. */
function versionPrototype(): VersionPrototype {
  let prototype: unknown = new Dexie('nobody').version(1);
  while (typeof prototype === 'object' && prototype !== null) {
    if (Object.hasOwn(prototype, '_parseIndexSyntax')) return prototype as VersionPrototype; // As Dexie 4 has it.
    prototype = Object.getPrototypeOf(prototype);
  }
  throw new Error('Dexie reads its indexes elsewhere than it did.');
}
