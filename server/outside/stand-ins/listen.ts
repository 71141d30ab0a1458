/** The stand-ins on a loopback port. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hostCheck } from '../../process/host-header';
import { jsonReply, type StandInReply, type StandInRequest } from './stand-in-http';

export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A page that somebody visits must reach neither the faults nor what was sent: only this machine's names, and those of the
 * services that are stood in for (clients whose host is mapped here); and no request of a page at all.
 */
const HOSTS = hostCheck({
  names: [
    'api.anaf.ro',
    'webserviceapl.anaf.ro',
    'logincert.anaf.ro',
    'webservicesp.anaf.ro',
    'www.bnr.ro',
    'curs.bnr.ro',
  ],
});

const CONSENT = '/anaf-oauth2/v1/authorize?';

function isOfAPage({ headers, rawHeaders, method, url = '' }: IncomingMessage): boolean {
  if (HOSTS(rawHeaders) !== 'allowed' || headers.origin !== undefined) return true;
  // A person is sent to the consent by the product's page, and from there only to the registered address.
  const toConsent = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && url.startsWith(CONSENT);
  return headers['sec-fetch-site'] === 'cross-site' && !toConsent;
}

/** ANAF's 10 MB must be reached and passed to be refused in its words; beyond this the answer is 413. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** So much more is read and thrown away, for a caller reads the answer only when its body is sent; then the connection ends. */
const MAX_DRAINED_BYTES = 256 * 1024 * 1024;

/** `port` 0 takes a free one. */
export async function listen(
  handle: (request: StandInRequest) => Promise<StandInReply>,
  port: number,
): Promise<Listening> {
  const server = createServer((request, response) => {
    // The request forgets its socket when the caller or the reading ends it.
    const { socket } = request;
    serve(handle, request, response, socket).catch((error: unknown) => {
      console.error('stand-in:', error);
      socket.destroy();
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
  socket: Socket,
): Promise<void> {
  if (isOfAPage(incoming)) {
    response.writeHead(403, { connection: 'close' });
    response.end();
    return;
  }
  const request = await readRequest(incoming);
  const reply =
    request === 'too-large' ? jsonReply({ status: 413, error: 'Payload Too Large' }, 413) : await handle(request);
  if (reply.kind === 'drop') {
    socket.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length });
  response.end(reply.body);
}

async function readRequest(incoming: IncomingMessage): Promise<StandInRequest | 'too-large'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_DRAINED_BYTES) return 'too-large';
    if (size > MAX_BODY_BYTES) chunks.length = 0;
    else chunks.push(bytes);
  }
  if (size > MAX_BODY_BYTES) return 'too-large';
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
