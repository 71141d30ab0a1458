/** A client of the contract, as the app has it: the shipped callServer over real HTTP. */
import { randomUUID } from 'node:crypto';
import type { Call, CallInput } from '@/api/call';
import { type CallResult, type Credentials, callServer } from '@/api/call-server';
import { Login } from '@/api/calls/session-calls';
import type { User } from '@/api/entities/user';
import { fetchInTurn } from './processes';

export interface TestClient {
  readonly user: User;
  readonly credentials: Credentials;
  /** With a key of its own unless one is given. */
  call<P, B, R>(call: Call<string, P, B, R>, input: Partial<CallInput<P, B>>, key?: string): Promise<CallResult<R>>;
  /** The result; throws what was refused. */
  must<P, B, R>(call: Call<string, P, B, R>, input: Partial<CallInput<P, B>>, key?: string): Promise<R>;
  /** For requests that the typed client would not make. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

export function basesOf(url: string) {
  return { common: `${url}/api/common`, backend: `${url}/api/backend`, reports: `${url}/api/reports` };
}

export function credentialsOf(user: User): Credentials {
  return { token: user.token, backendKey: user.keys.backend, reportKey: user.keys.report };
}

/** Without sign-in. */
export function callOpen<P, B, R>(
  url: string,
  call: Call<string, P, B, R>,
  input: Partial<CallInput<P, B>>,
): Promise<CallResult<R>> {
  return callServer({ fetch: fetchInTurn, urls: basesOf(url) }, call, whole(input));
}

export async function signIn(
  url: string,
  account: { readonly email: string; readonly password: string },
): Promise<TestClient> {
  const body = { username: account.email, password: account.password };
  const signed = await callOpen(url, Login, { body });
  if (!signed.ok) throw new Error(JSON.stringify(signed.failure));
  return clientOf(url, signed.result.user);
}

export function clientOf(url: string, user: User): TestClient {
  const credentials = credentialsOf(user);
  const call: TestClient['call'] = (named, input, key = randomUUID()) =>
    callServer({ fetch: fetchInTurn, urls: basesOf(url) }, named, whole(input), { credentials, idempotencyKey: key });
  return {
    user,
    credentials,
    call,
    must: async (named, input, key) => {
      const answer = await call(named, input, key);
      if (!answer.ok) throw new Error(`${named.name}: ${JSON.stringify(answer.failure)}`);
      return answer.result;
    },
    raw: (path, init = {}) =>
      fetchInTurn(`${url}${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${credentials.token}`,
          'x-backend-key': credentials.backendKey,
          'x-report-key': credentials.reportKey,
          'content-type': 'application/json',
          ...init.headers,
        },
      }),
  };
}

function whole<P, B>(input: Partial<CallInput<P, B>>): CallInput<P, B> {
  return { params: undefined as P, body: undefined as B, ...input };
}

/** Code of a refusal; 'ok' for an answer. */
export function codeOf(answer: CallResult<unknown>): string {
  if (answer.ok) return 'ok';
  return answer.failure.kind === 'refused' ? answer.failure.code : answer.failure.kind;
}
