/** Bringing an old archive in: what is found in files, what goes in a bundle, and what is left when it is broken off. */
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ImportedFile } from '@/api/calls/import-calls';
import { REFUSED_FILES } from '@/api/calls/import-calls';
import { archiveFiles } from '@/app/load/import/archive-files';
import { type ImportPorts, runImport } from '@/app/load/import/import-run';
import { resultWords } from '@/app/load/import/import-texts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

function file(path: string, content: Uint8Array<ArrayBuffer>): File {
  const made = new File([content], path.split('/').at(-1) ?? path);
  Object.defineProperty(made, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return made;
}

const MADE = new Date(2026, 0, 15);
const signed = (index: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    // Of one moment: the clock would make two of one zip.
    zipSync({ [`${index}.xml`]: bytes(`<a>${index}</a>`), [`semnatura_${index}.xml`]: bytes('<s/>') }, { mtime: MADE }),
  );

interface World {
  readonly ports: ImportPorts;
  readonly told: ImportedFile[];
  /** Sizes of the bundles. */
  readonly bundles: number[];
  readonly kept: Set<string>;
}

/** A server that keeps by content, and is away after `most` bundles. */
function world(most = Number.POSITIVE_INFINITY, kept = new Set<string>()): World {
  const told: ImportedFile[] = [];
  const bundles: number[] = [];
  const hash = async (content: Uint8Array): Promise<string> => Buffer.from(content).toString('base64');
  return {
    ...{ told, bundles, kept },
    ports: {
      hash,
      sleep: async () => undefined,
      onTold: (files) => told.push(...files),
      find: async (hashes) => ({ ok: true, result: { known: hashes.filter((one) => kept.has(one)) } }),
      send: async (bundle) => {
        if (bundles.length === most) return { ok: false, failure: { kind: 'network' } };
        const members = Object.entries(unzipSync(bundle));
        bundles.push(members.length);
        for (const [, content] of members) kept.add(await hash(content));
        const files = members.map(([name]) => ({ name, result: 'added', number: name, detail: '' }));
        return { ok: true, result: { files } };
      },
    },
  };
}

const run = (files: readonly File[], { ports }: World, aborted = false) =>
  runImport(archiveFiles(files), ports, { aborted });

it('finds ANAF’s zips as they are, zips of zips, and pairs a document with the signature beside it', async () => {
  const nested = Uint8Array.from(zipSync({ 'a/1.zip': signed(1), 'a/2.xml': bytes('<b/>'), 'note.txt': bytes('x') }));
  const files = [
    file('x/7.zip', signed(7)),
    file('x/toate.zip', nested),
    file('x/8.xml', bytes('<a>8</a>')),
    file('x/semnatura_8.xml', bytes('<s/>')),
    file('x/9.xml', bytes('<a>9</a>')),
    file('x/stricat.zip', bytes('PK nu')),
    file('x/poza.png', bytes('y')),
  ];
  const found = new Map<string, Uint8Array | undefined>();
  for await (const { path, bytes: content } of archiveFiles(files)) found.set(path, content);
  expect([...found.keys()]).toEqual([
    ...['x/7.zip', 'x/toate.zip/a/1.zip', 'x/toate.zip/a/2.xml', 'x/8.xml', 'x/9.xml', 'x/stricat.zip'],
  ]);
  expect(found.get('x/7.zip')).toEqual(signed(7));
  expect(found.get('x/toate.zip/a/1.zip')).toEqual(signed(1));
  expect(Object.keys(unzipSync(found.get('x/8.xml') ?? new Uint8Array()))).toEqual(['8.xml', 'semnatura_8.xml']);
  expect(found.get('x/9.xml')).toEqual(bytes('<a>9</a>'));
});

it('goes in bundles of 500, tells of each file in order, and goes on where it was broken off', async () => {
  const files = Array.from({ length: 1_200 }, (_, place) => file(`d/${place}.xml`, bytes(`<a>${place}</a>`)));
  const first = world(2);
  expect(await run(files, first)).toMatchObject({ kind: 'stopped', failure: { kind: 'network' } });
  expect(first.bundles).toEqual([500, 500]);
  expect(first.told).toHaveLength(1_000);
  const second = world(undefined, first.kept);
  expect(await run(files, second)).toEqual({ kind: 'done' });
  expect(second.bundles).toEqual([200]);
  expect(second.told.map(({ name }) => name)).toEqual(files.map(({ name }) => `d/${name}`));
  expect(second.told.filter(({ result }) => result === 'known')).toHaveLength(1_000);
});

it('a bundle is never larger than the server takes, and what is larger never goes', async () => {
  const large = new Uint8Array(3 * 1024 * 1024);
  const files = Array.from({ length: 5 }, (_, place) =>
    file(`${place}.xml`, Uint8Array.from([...bytes(`${place}`), ...large])),
  );
  const one = world();
  expect(await run([...files, file('uriaș.xml', new Uint8Array(32 * 1024 * 1024))], one)).toEqual({ kind: 'done' });
  expect(one.bundles).toEqual([2, 2, 1]);
  expect(one.told.find(({ name }) => name === 'uriaș.xml')?.result).toBe('too-large');
});

it('a server that puts it off is asked again; one that refuses ends it; a cancelled run sends nothing more', async () => {
  const puttingOff = world();
  let asked = 0;
  const ports: ImportPorts = {
    ...puttingOff.ports,
    send: async (bundle) => {
      asked += 1;
      if (asked > 2) return puttingOff.ports.send(bundle);
      const body = { status: 'error' as const, error: 'Prea multe încercări. Așteptați un minut.' };
      return {
        ok: false,
        failure: { kind: 'refused', status: 429, code: 'too-many-requests', reaction: 'retry', body },
      };
    },
  };
  expect(await runImport(archiveFiles([file('1.xml', bytes('<a/>'))]), ports, { aborted: false })).toEqual({
    kind: 'done',
  });
  expect(asked).toBe(3);
  const cancelled = world();
  expect(await run([file('1.xml', bytes('<a/>'))], cancelled, true)).toEqual({ kind: 'cancelled' });
  expect(cancelled.bundles).toEqual([]);
});

it('each reason of the contract has its words', () => {
  for (const reason of [...REFUSED_FILES, 'added', 'completed', 'known']) expect(resultWords(reason)).not.toBe(reason);
});
