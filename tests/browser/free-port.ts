/** Ports of this machine's own address. */
import { createServer } from 'node:net';

export function freePort(): Promise<number> {
  return listen(0);
}

/** Whether nobody listens there now. */
export function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

/** Listens and ends at once; gives the port, which is the asked one unless that was 0. */
function listen(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
