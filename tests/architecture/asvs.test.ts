/**
 * docs/security.md answers every requirement of OWASP ASVS 5.0.0, levels 1 and 2, once: by tests and documents that exist, by what is not
 * there, or by a deviation with its reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** By section, the requirements of level 1 or 2 (github.com/OWASP/ASVS, 5.0/docs_en, CSV of 5.0.0): 70 and 183 of 345. */
const REQUIRED: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};
const IDS = Object.entries(REQUIRED).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));

interface Row {
  readonly id: string;
  readonly text: string;
  readonly state: string;
}

const rows: readonly Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) *\|$/gm)].map(
  ([, id = '', text = '', state = '']) => ({ id, text, state }),
);
const KINDS = ['Test', 'Document', 'Not applicable', 'Deviation'] as const;
const kindOf = ({ state }: Row) => KINDS.find((kind) => state.startsWith(`${kind}: `));
const of = (kind: (typeof KINDS)[number]) => rows.filter((row) => kindOf(row) === kind);

function headings(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
}

describe('the table of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once, in order, and no other', () => {
    expect(IDS).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(IDS);
  });

  it('says of each what it is', () => {
    expect(rows.filter((row) => kindOf(row) === undefined)).toEqual([]);
    const counts = KINDS.map((kind) => of(kind).length);
    const said = /Of (\d+): (\d+) by tests,\s(\d+) by documents, (\d+) not applicable, (\d+) deviations/.exec(page);
    expect(said?.slice(1).map(Number)).toEqual([rows.length, ...counts]);
  });

  it('names tests that exist, and at least one where it says so', () => {
    const named = rows.map(({ id, state }) => ({
      id,
      files: [...state.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file),
    }));
    expect(named.flatMap(({ files }) => files).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const tested = new Set(of('Test').map(({ id }) => id));
    expect(named.filter(({ id, files }) => tested.has(id) && files.length === 0)).toEqual([]);
  });

  it('names documents, and headings in them, that exist', () => {
    for (const { id, state } of of('Document')) {
      const own = /\[(.+?)\]\(#.+?\)/.exec(state)?.[1];
      const [, other, heading] = /\]\(([\w.-]+\.md)\)(?:, «(.+)»)?/.exec(state) ?? [];
      const file = join(ROOT, 'docs', other ?? 'security.md');
      expect([id, existsSync(file)]).toEqual([id, true]);
      const wanted = own !== undefined && other === undefined ? own : heading;
      if (wanted !== undefined) expect(headings(file), id).toContain(wanted);
    }
  });

  it('gives a reason where something is missing, and of a deviation what limits the harm', () => {
    for (const { id, state } of of('Not applicable'))
      expect(state.length, id).toBeGreaterThan('Not applicable: no SMS'.length - 4);
    for (const { id, state } of of('Deviation')) expect(state.length, id).toBeGreaterThan(100);
  });
});
