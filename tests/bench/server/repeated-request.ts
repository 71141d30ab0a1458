/**
 * A call's request made anew and anew as cheaply as Node can: the load maker stands on the cores that it measures. The first answer is
 * decoded and held to the contract; of the others the status and the last byte are waited for, as they came, compressed.
 */
import { Agent, request as httpRequest } from 'node:http';
import { type CallOptions, callServer } from '@/api/call-server';
import { basesOf } from '../../server/support/test-client';

export interface RepeatedRequest {
  /** Throws where the answer is not 200. */
  ask(): Promise<void>;
  close(): void;
}

export async function repeatedRequest<B>(
  url: string,
  call: Parameters<typeof callServer<undefined, B, unknown>>[1],
  body: B,
  options: CallOptions,
): Promise<RepeatedRequest> {
  let asked: { readonly url: URL; readonly init: RequestInit } | undefined;
  const watched = (to: string, init: RequestInit): Promise<Response> => {
    asked = { url: new URL(to), init };
    return fetch(to, init);
  };
  const answer = await callServer({ fetch: watched, urls: basesOf(url) }, call, { params: undefined, body }, options);
  if (!answer.ok || asked === undefined) throw new Error(`${call.name}: ${JSON.stringify(answer)}`);
  const agent = new Agent({ keepAlive: true });
  const { init } = asked;
  const headers = { ...(init.headers as Record<string, string>), 'accept-encoding': 'br' };
  const bytes = Buffer.from(String(init.body ?? ''));
  const target = asked.url;
  return {
    ask: () =>
      new Promise<void>((resolve, reject) => {
        const sent = httpRequest(
          target,
          { agent, method: init.method, headers: { ...headers, 'content-length': bytes.length } },
          (response) => {
            response.resume();
            response.once('error', reject);
            response.once('end', () =>
              response.statusCode === 200 ? resolve() : reject(new Error(`${call.name}: ${response.statusCode}`)),
            );
          },
        );
        sent.once('error', reject);
        sent.end(bytes);
      }),
    close: () => agent.destroy(),
  };
}
