/** Of a row, in pixels; tokens.css says the same to the styles. */
export const rowHeight = (): number => (document.documentElement.dataset.density === 'close' ? 28 : 34);
