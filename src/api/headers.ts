/** Header names of the contract. */
export const BACKEND_KEY_HEADER = 'x-backend-key';
export const REPORT_KEY_HEADER = 'x-report-key';
/** Made with the outbox entry; the same key gives the same answer (promise 2). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Of an answer: the epoch of the database that gave it (docs/decisions/0017). */
export const EPOCH_HEADER = 'x-database-epoch';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
