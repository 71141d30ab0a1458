import { describe, expect, it } from 'vitest';
import { findHelp } from '@/app/help/find-help';
import { HELP_OF_SCREEN, HELP_PAGES, helpAt } from '@/app/help/help-pages';
import { APP_ROUTES, type AppRoute } from '@/app/routes/route-table';
import type { HelpPage } from '@/app/texts/help-page';
import { sourceFiles } from '../../architecture/import-graph';

const textsOf = ({ title, about, sections }: HelpPage): readonly string[] => [
  title,
  about,
  ...sections.flatMap(({ head, steps = [], text = [] }) => [head, ...steps, ...text]),
];

describe('the pages of help', () => {
  it('are one for each screen there is, and every page is in the list of contents', () => {
    const screens = Object.entries<AppRoute>(APP_ROUTES).flatMap(([name, { screen }]) =>
      screen === true ? [name] : [],
    );
    expect(Object.keys(HELP_OF_SCREEN).sort()).toEqual(screens.sort());
    expect(Object.values(HELP_OF_SCREEN).filter((page) => !HELP_PAGES.includes(page))).toEqual([]);
    const files = sourceFiles(process.cwd(), 'src/app').filter(
      (file) => /[^/]-help\.ts$/.test(file) && !file.endsWith('find-help.ts'),
    );
    expect(HELP_PAGES.length).toBe(files.length);
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
    expect(titles('interval PIERDUT')).toEqual(['Serii și numere']);
    expect(titles('inchideti intervalul')).toContain('Serii și numere');
    expect(titles('zmeură')).toEqual([]);
  });

  it('shows the sentence that answers', () => {
    const [first] = findHelp(HELP_PAGES, 'curs BNR 290');
    expect(first?.page.title).toBe('Factură nouă');
    expect(first?.excerpt).toContain('art. 290 din Codul fiscal');
  });
});
