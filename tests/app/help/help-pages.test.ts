import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHelp } from '@/app/help/find-help';
import { HELP_PAGES, helpAt, keysOf } from '@/app/help/help-pages';
import { KEY_TABLE } from '@/app/state/keys-table';
import type { HelpPage } from '@/app/texts/help-page';
import { sourceFiles } from '../../architecture/import-graph';

const textsOf = ({ title, about, sections }: HelpPage): readonly string[] => [
  title,
  about,
  ...sections.flatMap(({ head, steps = [], text = [] }) => [head, ...steps, ...text]),
];

describe('the pages of help', () => {
  it('are all that stand beside the screens, and each is in the list of contents once', () => {
    const named = sourceFiles(process.cwd(), 'src/app').flatMap((file) => [
      ...readFileSync(join(process.cwd(), file), 'utf8').matchAll(/^export const \w+Help: HelpPage = /gm),
    ]);
    expect(named.length).toBeGreaterThan(10);
    expect(HELP_PAGES.length).toBe(named.length);
    expect(new Set(HELP_PAGES.map(({ title }) => title)).size).toBe(HELP_PAGES.length);
  });

  it.each(HELP_PAGES)('«$title» is short, whole and in proper Romanian', (page) => {
    const said = textsOf(page);
    expect(said.join(' ').split(/\s+/).length).toBeLessThan(400);
    for (const text of said) expect(text).not.toMatch(/[!"şţŞŢ]| {2}|^\s|\s$|undefined|NaN|^$/);
    for (const { head, steps = [], text = [] } of page.sections) {
      expect([...steps, ...text].length, head).toBeGreaterThan(0);
      for (const sentence of [...steps, ...text]) expect(sentence).toMatch(/^[A-ZÎȘȚĂÂ„].*\.$/u);
    }
  });
});

describe('the keys on a page of help', () => {
  it('are those of its screen, and what works anywhere', () => {
    expect(keysOf(helpAt('/app/invoices/out'))).toEqual(expect.arrayContaining(['issued', 'list', 'anywhere']));
    expect(keysOf(helpAt('/app/invoices'))).toEqual(expect.arrayContaining(['lines', 'editor']));
    expect(keysOf(helpAt('/app/500'))).toEqual(['anywhere', 'palette']);
  });

  it('leave out no group of the table', () => {
    const listed = new Set<string>(HELP_PAGES.flatMap(keysOf));
    expect(Object.keys(KEY_TABLE).filter((group) => !listed.has(group))).toEqual([]);
  });
});

describe('the page that opens', () => {
  it.each([
    ['/app/invoices/out', 'Facturi emise'],
    ['/app/invoices', 'Factură nouă'],
    ['/app/defs/serial', 'Serii și numere'],
    ['/app/500', 'Panoul de sincronizare'],
  ])('at %s is «%s»', (path, title) => {
    expect(helpAt(path).title).toBe(title);
  });
});

describe('finding by words', () => {
  const titles = (asked: string) => findHelp(HELP_PAGES, asked).map(({ page }) => page.title);

  it('shows every page in its order while nothing is asked', () => {
    expect(titles('  ')).toEqual(HELP_PAGES.map(({ title }) => title));
  });

  it('needs every word, without diacritics too, and puts titles first', () => {
    expect(titles('serii')[0]).toBe('Serii și numere');
    expect(titles('interval PIERDUT')).toEqual(['Serii și numere', 'Panoul de sincronizare']);
    expect(titles('inchideti intervalul')).toContain('Serii și numere');
    expect(titles('zmeură')).toEqual([]);
  });

  it('shows the sentence that answers', () => {
    const [first] = findHelp(HELP_PAGES, 'curs BNR 290');
    expect(first?.page.title).toBe('Factură nouă');
    expect(first?.excerpt).toContain('art. 290 din Codul fiscal');
  });
});
