/** What a tab tells the service worker, as `{ type }`. */

/** Something waits in the outbox: send it, and ask the browser to wake you if that is not possible now. */
export const FLUSH_MESSAGE = 'condica-flush';
/** Specification, section 1: a new version takes over. The tab saves open work first and reloads. */
export const SKIP_WAITING_MESSAGE = 'SKIP_WAITING';
/** Asks for the worker's version and build date, answered through the message's port. */
export const VERSION_MESSAGE = 'VERSION';
