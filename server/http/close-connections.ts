/**
 * A stop that neither cuts an answer nor waits for nothing: browsers open connections ahead and send nothing over them, and
 * Node would wait a minute for those.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What still runs then is cut off; its caller repeats with the same key. */
const GRACE_MS = 5_000;

export function closeConnectionsOnStop(app: FastifyInstance): void {
  const open = new Set<Socket>();
  const busy = new Map<Socket, number>();
  const count = (socket: Socket, change: number): void => {
    busy.set(socket, (busy.get(socket) ?? 0) + change);
  };
  const event = 'setSecureContext' in app.server ? 'secureConnection' : 'connection';
  app.server.on(event, (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      busy.delete(socket);
    });
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if ((busy.get(socket) ?? 0) === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}
