import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RouteFailure } from '@/app/errors/route-failure';
import { ChunkLoadError } from '@/app/routes/chunk-load-error';

describe('in place of a page that failed', () => {
  it.each([
    new ChunkLoadError('failed'),
    new ChunkLoadError('timeout'),
    new TypeError('x is not a function'),
    'a string',
  ])('no class of an error is named: %s', (error) => {
    const shown = renderToStaticMarkup(createElement(RouteFailure, { error, retry: () => undefined }));
    expect(shown).toContain('Reîncarcă pagina');
    expect(shown).not.toMatch(/Error|undefined|not a function/);
  });
});
