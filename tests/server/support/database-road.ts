/** A road to the test's PostgreSQL that can be cut and opened again, as when the database is killed and started. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export interface DatabaseRoad {
  readonly at: { readonly host: string; readonly port: number };
  /** Ends every connection; new ones are ended at once. */
  cut(): Promise<void>;
  open(): Promise<void>;
  /** Until a connection was ended at once since the cut. */
  untilRefused(): Promise<void>;
  close(): Promise<void>;
}

export async function openRoad({ host = '', port = 5432 }: pg.ClientConfig): Promise<DatabaseRoad> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let tellRefused: () => void = () => undefined;
  let refused = Promise.resolve();
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      tellRefused();
      return;
    }
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = async (): Promise<void> => {
    isCut = true;
    refused = new Promise((resolve) => {
      tellRefused = resolve;
    });
    for (const socket of sockets) socket.destroy();
  };
  return {
    at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    cut,
    open: async () => {
      isCut = false;
    },
    untilRefused: () => refused,
    close: async () => {
      await cut();
      server.close();
      await once(server, 'close');
    },
  };
}
