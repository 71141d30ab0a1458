/** Of the archive whose storage is measured. */
export const COMPANY_PARTNERS = 300;
export const PAGE_ROWS = 500;
/** A draft's save is tried this often while rows come in. */
export const SAVE_EVERY_MS = 100;
