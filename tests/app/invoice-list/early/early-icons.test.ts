/** The icons that stand in rows drawn before React are those of the states. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FILTER_STATES } from '@/app/invoices/archive/shown-state';
import { STATE_ICONS } from '@/app/invoices/out/early/early-icons';
import { INVOICE_STATES } from '@/app/ui/states/invoice-states';

describe('the icon of a row before React', () => {
  it.each([...FILTER_STATES, 'lost'] as const)('is that of the state: %s', (state) => {
    const markup = renderToStaticMarkup(createElement(INVOICE_STATES[state].icon));
    const icon = STATE_ICONS[state];
    expect([...markup.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)).toEqual(icon?.paths);
    expect(markup.includes('<circle cx="12" cy="12" r="10"')).toBe(icon?.ring === true);
    expect(markup.match(/<(?!svg|path|circle|\/)/)).toBeNull();
  });
});
