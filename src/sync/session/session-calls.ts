/**
 * What a session says to the server. A tab reads this file when it has something to say: neither the sign-in's first sight nor a
 * start waits for the contract and its schemas (docs/performance.md).
 */
import type { BodyInputOf, ResultOf } from '@/api/call';
import { type CallOptions, type CallResult, callServer, type ServerConnection } from '@/api/call-server';
import { Login, Logout, RefreshSession } from '@/api/calls/session-calls';

type Said<C> = (
  connection: ServerConnection,
  body: BodyInputOf<C>,
  options: CallOptions,
) => Promise<CallResult<ResultOf<C>>>;

export interface SessionCalls {
  readonly login: Said<typeof Login>;
  readonly logout: Said<typeof Logout>;
  readonly refresh: Said<typeof RefreshSession>;
}

export const sessionCalls: SessionCalls = {
  login: (connection, body, options) => callServer(connection, Login, { params: undefined, body }, options),
  logout: (connection, body, options) => callServer(connection, Logout, { params: undefined, body }, options),
  refresh: (connection, body, options) => callServer(connection, RefreshSession, { params: undefined, body }, options),
};
