import { describe, expect, it } from 'vitest';
import { pageAt } from '@/app/pages/page-at';
import { APP_PAGES } from '@/app/pages/route-pages';
import { links } from '@/app/routes/links';

describe('the page of an address', () => {
  it('is the one that the routes draw there', () => {
    expect(pageAt(links.out())).toBe(APP_PAGES.out);
    expect(pageAt(links.editor())).toBe(APP_PAGES.editor);
  });

  it('is a page of its own at the home address', () => {
    expect(pageAt(links.home())).toBe(APP_PAGES.home);
    expect(APP_PAGES.home).not.toBe(APP_PAGES.out);
  });

  it('is none outside the signed-in area and where nothing is built', () => {
    expect(pageAt('/auth')).toBeUndefined();
    expect(pageAt('/app/nicaieri')).toBeUndefined();
  });
});
