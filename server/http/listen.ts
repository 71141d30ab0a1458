import type { FastifyInstance } from 'fastify';
import { errorCode } from '../process/error-code';
import { StartError } from '../process/start-error';

/** The address it listens at. Throws StartError where the port or the host cannot be had. */
export async function listenAt(server: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (cause) {
    const taken = errorCode(cause) === 'EADDRINUSE';
    throw new StartError(
      'settings',
      taken
        ? `Portul ${port} este ocupat, poate de altă Condica pornită. Opriți-o sau alegeți altul cu PORT.`
        : `Serverul nu poate asculta la ${host}:${port}: ${String(cause)}`,
      { cause },
    );
  }
}
