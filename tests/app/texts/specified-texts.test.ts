/** Every text that the specification quotes stands letter for letter where the table says, and its way ends on a screen. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/api/registry';
import { sourceFiles } from '../../architecture/import-graph';
import { SPECIFIED_TEXTS } from './specified-texts';

const ROOT = process.cwd();
const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');

/** The modules that a text may stand in, by path from the root. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob([
  '../../../src/**/*-texts.ts',
  '../../../src/api/errors.ts',
]);

/** Follows a dotted key through exports; undefined where it leads nowhere. */
async function textAt(file: string, key: string): Promise<unknown> {
  const load = MODULES[`../../../${file}`];
  if (load === undefined) return undefined;
  return key.split('.').reduce<unknown>((value, name) => Object(value)[name], await load());
}

const QUOTED = read('tests/fixtures/specification/quoted-texts.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => [...part.matchAll(/(?<!\w)'([^']+)'/g)].map(([, text]) => ({ section: Number(part[0]), text })));

const CLIENT = ['src/app', 'src/sync', 'src/workers', 'src/db']
  .flatMap((folder) => sourceFiles(ROOT, folder))
  .map(read);

/** Whether any screen, or what works for one, imports the call from the contract. */
const asksFor = (call: string): boolean =>
  CLIENT.some((text) => new RegExp(`import \\{[^}]*\\b${call}\\b[^}]*\\} from '@/api/calls/`).test(text));

const SHOWN = SPECIFIED_TEXTS.flatMap(({ text, place }) => ('file' in place ? [{ text, ...place }] : []));
const AWAITED = SPECIFIED_TEXTS.flatMap(({ text, place }) => ('awaits' in place ? [{ text, call: place.awaits }] : []));

describe('the quoted texts of the specification', () => {
  it('stand in the table, each once, none beside them', () => {
    expect(SPECIFIED_TEXTS.map(({ section, text }) => ({ section, text }))).toEqual(QUOTED);
    expect(new Set(SPECIFIED_TEXTS.map(({ text }) => text)).size).toBe(SPECIFIED_TEXTS.length);
  });

  it.each(SHOWN)(
    '«$text» stands letter for letter at $key and is shown',
    async ({ text, file, key, by, orBy = [] }) => {
      expect(await textAt(file, key)).toContain(text);
      for (const way of [by, ...orBy]) {
        expect(way.filter((step) => !read(step.file).includes(step.as))).toEqual([]);
        expect(way.at(-1)?.file).toMatch(/^src\/app\//);
      }
    },
  );

  // Once a screen asks such a call, its text must be shown.
  it.each(AWAITED)('«$text» waits for a screen that asks $call', ({ call }) => {
    expect({ call, asked: asksFor(call) }).toEqual({ call, asked: false });
  });

  it('the calls that are waited for are told apart from those that screens ask', () => {
    expect(asksFor('GetExchangeRates')).toBe(true);
    expect(AWAITED.map(({ call }) => call).filter((call) => Object.hasOwn(CALLS, call))).toEqual([
      'GetCompanyInternCodes',
      'ArchiveList',
    ]);
  });
});
