import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArrivingPage, lazyPage } from '@/app/routes/page-loader';

const page = { default: () => 'Facturi' };
const drawn = (lazy: ReturnType<typeof lazyPage>) =>
  renderToStaticMarkup(createElement(ArrivingPage, { page: lazy, fallback: 'Se încarcă' }));

describe('a page with a chunk of its own', () => {
  it('is drawn at once where it was read before', async () => {
    const lazy = lazyPage(() => Promise.resolve(page));
    expect(drawn(lazy)).toBe('Se încarcă');
    await lazy.chunk.read();
    expect(drawn(lazy)).toBe('Facturi');
  });

  it('is asked for once, however often it is wanted', async () => {
    let asked = 0;
    const lazy = lazyPage(() => {
      asked += 1;
      return Promise.resolve(page);
    });
    lazy.prefetch();
    await Promise.all([lazy.chunk.read(), lazy.chunk.read()]);
    expect(asked).toBe(1);
  });

  it('is asked for again after a prefetch that failed', async () => {
    const answers = [Promise.reject(new TypeError('away')), Promise.resolve(page)];
    const lazy = lazyPage(() => answers.shift() ?? Promise.resolve(page));
    await expect(lazy.chunk.read()).rejects.toThrow();
    expect(await lazy.chunk.read()).toBe(page.default);
  });
});
