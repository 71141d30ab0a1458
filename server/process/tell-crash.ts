import type { EventEmitter } from 'node:events';
import type { LogEntry } from './log-lines';

/**
 * What nobody caught, a rejection nobody waited for included, ends the process as it would anyway; the log says why. What was
 * acknowledged is in the database.
 */
export function tellCrash(process: EventEmitter, log: (entry: LogEntry) => void, end: (error: Error) => void): void {
  process.once('uncaughtException', (error: Error) => {
    log({ event: 'crash', error: error.stack ?? error.message });
    end(error);
  });
}
