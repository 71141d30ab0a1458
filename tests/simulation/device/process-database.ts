/**
 * The profile's IndexedDB as one process has it. With the process go its connections, and its transactions are taken back; the
 * storage may refuse: a transaction is aborted for want of room or without a reason, or a connection is lost.
 */
import { forceCloseDatabase } from 'fake-indexeddb';
import type { BrowserProcess } from './browser-process';
import type { Damage } from './browser-profile';

export type StorageFault = 'quota' | 'aborted' | 'lost-connection';

/** What becomes of the transaction that begins; null: nothing. */
export type StorageWeather = (process: BrowserProcess) => StorageFault | null;

/** `damage`: of databases, by their names; one that does not open does so again when it was deleted. */
export function processDatabase(
  factory: IDBFactory,
  process: BrowserProcess,
  weather: StorageWeather,
  damage: Map<string, Damage> = new Map(),
): IDBFactory {
  const own = { process, weather };
  const facade = {
    open: (name: string, version?: number) => {
      if (damage.get(name) === 'does-not-open') return unopened(process);
      const request = version === undefined ? factory.open(name) : factory.open(name, version);
      if (!process.point()) return neverAnswered(request);
      request.addEventListener('upgradeneeded', () => ownUpgrade(request, process));
      request.addEventListener('success', () => ownConnection(request.result, own));
      return request;
    },
    deleteDatabase: (name: string) => {
      process.point();
      if (process.alive) damage.delete(name);
      return process.alive ? factory.deleteDatabase(name) : neverAnswered(factory.open(name));
    },
    cmp: (first: unknown, second: unknown) => factory.cmp(first, second),
    databases: () => factory.databases(),
  };
  return facade as unknown as IDBFactory; // As much of it as Dexie and the session's vault use.
}

/** As Chromium answers where a database's files are not whole. */
function unopened(process: BrowserProcess): IDBOpenDBRequest {
  const error = new DOMException('Internal error opening backing store', 'UnknownError');
  const request = { error, onerror: (_event: object): void => undefined, addEventListener: () => undefined };
  setImmediate(() =>
    process.alive ? request.onerror({ target: request, preventDefault: () => undefined }) : undefined,
  );
  return request as unknown as IDBOpenDBRequest; // As much of it as a failing one has.
}

/** The dead hear nothing: what they opened is closed. */
function neverAnswered(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener('success', () => request.result.close());
  return new Proxy(request, {
    set: () => true,
    get: (target, name) => (name === 'addEventListener' ? () => undefined : Reflect.get(target, name)),
  });
}

interface Own {
  readonly process: BrowserProcess;
  readonly weather: StorageWeather;
}

/** An upgrade dies with its process, as any transaction does. */
function ownUpgrade({ transaction }: IDBOpenDBRequest, process: BrowserProcess): void {
  if (transaction === null) return;
  const taken = process.onEnd(() => takeBack(transaction, null));
  transaction.addEventListener('abort', taken);
  transaction.addEventListener('complete', taken);
  process.point();
}

function ownConnection(connection: IDBDatabase, { process, weather }: Own): void {
  if (!process.alive) {
    connection.close();
    return;
  }
  process.onEnd(() => connection.close());
  const begin = connection.transaction.bind(connection);
  connection.transaction = (stores, mode, options) => {
    if (!process.point()) throw new DOMException('The process is dead', 'InvalidStateError');
    const fault = mode === 'readwrite' ? weather(process) : null;
    if (fault === 'lost-connection') {
      // The browser's own doing: closed, and told of it.
      forceCloseDatabase(connection as never);
      throw new DOMException('The connection was lost', 'InvalidStateError');
    }
    const transaction = begin(stores, mode, options);
    const taken = process.onEnd(() => takeBack(transaction, null));
    transaction.addEventListener('abort', taken);
    transaction.addEventListener('complete', () => {
      taken();
      process.point();
    });
    if (fault !== null) setImmediate(() => takeBack(transaction, fault));
    return transaction;
  };
}

/** The abort of fake-indexeddb with the reason a browser would give; one that has ended stays as it is. */
function takeBack(transaction: IDBTransaction, fault: 'quota' | 'aborted' | null): void {
  if (Reflect.get(transaction, '_state') === 'finished') return;
  const reason = fault === 'quota' ? 'QuotaExceededError' : fault === 'aborted' ? 'UnknownError' : 'AbortError';
  const abort: unknown = Reflect.get(transaction, '_abort');
  if (typeof abort === 'function') Reflect.apply(abort, transaction, [reason]);
}
