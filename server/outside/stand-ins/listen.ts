/** The stand-ins on a loopback port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StandInReply, StandInRequest } from './stand-in-http';

export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** ANAF's 10 MB must be reached and passed to be refused in its words; beyond this the connection ends. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** `port` 0 takes a free one. */
export async function listen(
  handle: (request: StandInRequest) => Promise<StandInReply>,
  port: number,
): Promise<Listening> {
  const server = createServer((request, response) => {
    serve(handle, request, response).catch((error: unknown) => {
      console.error('stand-in:', error);
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-ins listen on no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function serve(
  handle: (request: StandInRequest) => Promise<StandInReply>,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming);
  const reply = request === undefined ? { kind: 'drop' as const } : await handle(request);
  if (reply.kind === 'drop') {
    incoming.socket.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length });
  response.end(reply.body);
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(bytes);
  }
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks),
  };
}
