/**
 * Where the prepared demonstrations are, one for each worker. A browser keeps what it has by the address of the server, the port
 * included, so each has a port of its own, below those that a system gives out by itself.
 */
const FIRST_PORT = 23_731;
/** Folders, one a line, by worker. */
const PREPARED_DEMOS = 'CONDICA_PREPARED_DEMOS';

export interface PreparedPlace {
  readonly port: number;
  readonly folder: string;
}

/** Of a worker, by its number from 0. */
export function preparedPort(worker: number): number {
  return FIRST_PORT + worker;
}

/** For the workers that are started from now on. */
export function tellPrepared(folders: readonly string[]): void {
  process.env[PREPARED_DEMOS] = folders.join('\n');
}

/** This worker's; undefined outside of one, and where nothing was prepared. */
export function preparedPlace(): PreparedPlace | undefined {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? Number.NaN);
  const folder = (process.env[PREPARED_DEMOS] ?? '').split('\n')[worker];
  return folder === undefined || folder === '' ? undefined : { port: preparedPort(worker), folder };
}
