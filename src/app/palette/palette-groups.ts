/** The palette's prefixes: `>` only commands, `#` only invoices, `@` only partners (picture 14). */
export type PaletteScope = 'everything' | 'commands' | 'invoices' | 'partners';

export interface PaletteQuery {
  readonly scope: PaletteScope;
  readonly text: string;
}

const SCOPES: Readonly<Record<string, PaletteScope>> = { '>': 'commands', '#': 'invoices', '@': 'partners' };

export function readPaletteQuery(typed: string): PaletteQuery {
  const scope = SCOPES[typed.trimStart().charAt(0)];
  return scope === undefined
    ? { scope: 'everything', text: typed.trim() }
    : { scope, text: typed.trimStart().slice(1).trim() };
}

/** Whether a scope asks for a kind of answers. */
export function wants(scope: PaletteScope, kind: Exclude<PaletteScope, 'everything'> | 'products' | 'places'): boolean {
  if (scope === 'everything') return true;
  return scope === kind || (scope === 'commands' && kind === 'places');
}
