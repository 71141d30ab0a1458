import { describe, expect, it } from 'vitest';
import { readPaletteQuery, wants } from '@/app/palette/palette-groups';

describe('the palette', () => {
  it('reads its prefixes', () => {
    expect(readPaletteQuery('> sinc')).toEqual({ scope: 'commands', text: 'sinc' });
    expect(readPaletteQuery('#0409')).toEqual({ scope: 'invoices', text: '0409' });
    expect(readPaletteQuery(' @măgura ')).toEqual({ scope: 'partners', text: 'măgura' });
    expect(readPaletteQuery('40')).toEqual({ scope: 'everything', text: '40' });
  });

  it('asks only for what the prefix wants', () => {
    expect(wants('everything', 'products')).toBe(true);
    expect(wants('invoices', 'invoices')).toBe(true);
    expect(wants('invoices', 'partners')).toBe(false);
    expect(wants('commands', 'places')).toBe(true);
  });
});
