/**
 * A road between browser and server that can lose an answer after the server has done its work: the request is carried, the
 * answer is taken from the server to its end, and the browser's connection is cut instead of getting it.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

export interface LosingProxy {
  readonly url: string;
  /** The next answers to paths that contain this are lost, so many times. */
  lose(path: string, times: number): void;
  /** How many answers were lost so far. */
  lost(): number;
  /** When (performance.now) the next answer to a path that contains this came, of a server that can. */
  answered(path: string): Promise<number>;
  /** Nothing passes any more: what is under way is cut off, what comes is refused. */
  cut(): void;
  open(): void;
  close(): Promise<void>;
}

/** On any free port where none is given. */
export async function startLosingProxy(target: string, wantedPort = 0): Promise<LosingProxy> {
  let wanted = { path: '', times: 0 };
  let lost = 0;
  let isCut = false;
  const waiting = new Map<(at: number) => void, string>();
  const tellAnswered = (path: string): void => {
    for (const [tell, wantedPath] of waiting) {
      if (!path.includes(wantedPath)) continue;
      waiting.delete(tell);
      tell(performance.now());
    }
  };
  const isLost = (path: string): boolean => {
    if (wanted.times === 0 || !path.includes(wanted.path)) return false;
    wanted = { ...wanted, times: wanted.times - 1 };
    return true;
  };
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const path = incoming.url ?? '/';
    const upstream = request(
      new URL(path, target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (answer) => {
        if ((answer.statusCode ?? 500) < 500) tellAnswered(path);
        if (!isLost(path)) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          // A server that dies in the middle of an answer is seen to have died.
          answer.once('error', () => incoming.socket.destroy());
          return;
        }
        answer.resume();
        answer.once('end', () => {
          lost += 1;
          incoming.socket.destroy();
        });
      },
    );
    upstream.once('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
    outgoing.once('close', () => upstream.destroy());
  };
  const server: Server = createServer(carry);
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    lose: (path, times) => {
      wanted = { path, times };
    },
    lost: () => lost,
    answered: (path) => new Promise((tell) => waiting.set(tell, path)),
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    open: () => {
      isCut = false;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
