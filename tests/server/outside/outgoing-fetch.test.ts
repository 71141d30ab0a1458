/** Through a proxy that tunnels (RFC 9110, section 9.3.6), and not where none is named or the service is of this machine. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outgoingFetch } from '../../../server/outside/outgoing-fetch';

let service: Server;
let proxy: Server;
/** What the proxy was asked for, with who asked. */
let asked: readonly string[] = [];
const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

beforeEach(async () => {
  asked = [];
  service = await listening(
    createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(pieces).toString()}`));
    }),
  );
  const port = portOf(service);
  proxy = createServer();
  proxy.on('connect', (request, socket) => {
    asked = [...asked, `${request.url} ${request.headers['proxy-authorization'] ?? ''}`];
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await listening(proxy);
});
afterEach(() => {
  for (const server of [service, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});

it('goes through the proxy with the body it is given, and says who asks', async () => {
  const through = outgoingFetch(`http://condica:parola@127.0.0.1:${portOf(proxy)}`);
  const answer = await through('http://api.anaf.test/prod/FCTEL/rest/upload', { method: 'POST', body: '<Invoice/>' });
  expect([answer.status, await answer.text()]).toEqual([200, 'POST /prod/FCTEL/rest/upload <Invoice/>']);
  expect(asked).toEqual([`api.anaf.test:80 Basic ${Buffer.from('condica:parola').toString('base64')}`]);
});

it('goes straight to this machine, and everywhere where no proxy is named', async () => {
  const url = `http://127.0.0.1:${portOf(service)}/x`;
  for (const fetch of [outgoingFetch(`http://127.0.0.1:${portOf(proxy)}`), outgoingFetch('')])
    expect(await (await fetch(url, {})).text()).toBe('GET /x ');
  expect(asked).toEqual([]);
});

it('follows no redirect where it is told not to, and ends when it is broken off', async () => {
  service.removeAllListeners('request');
  service.on('request', (_request, response) => response.writeHead(302, { location: 'http://mentenanta.test/' }).end());
  const through = outgoingFetch(`http://127.0.0.1:${portOf(proxy)}`);
  const answer = await through('http://api.anaf.test/', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://mentenanta.test/']);
  service.removeAllListeners('request');
  const stopping = new AbortController();
  const asking = through('http://api.anaf.test/', { signal: stopping.signal });
  service.once('request', () => stopping.abort());
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});
