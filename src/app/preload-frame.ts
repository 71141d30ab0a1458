/** Written into the page by its build (config/page-styles-plugin.ts): the scripts of the signed-in area, apart by blanks, the list's rows first. */
const NAME = 'condica-frame';
/** Of the rows, with a letter of each of the small faces (fonts.css). */
const FONT = ['13px "Inter Variable"', 'aș'] as const;

/**
 * The code of the frame is fetched and compiled from now on, beside the application's own, and not once that has run; nobody else
 * pays for it. `rows`: with what draws the first rows of the list.
 */
export function preloadFrame(document: Document, rows: boolean): void {
  // Else the first words ask for it, and are drawn twice.
  document.fonts.load(...FONT).catch((error: unknown) => console.warn('The font comes with the first words:', error));
  const named = document.querySelector(`meta[name="${NAME}"]`)?.getAttribute('content') ?? '';
  for (const href of named.split(' ').slice(rows ? 0 : 1)) {
    if (href === '') continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
