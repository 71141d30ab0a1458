/** The network between a device and the server model, turned by hand: each request's fate is chosen when it is made. */
import type { ServerAnswer, ServerModel } from './server-model';

/**
 * `lost-request`: nothing happens and no answer comes. `lost-answer`: the effect happens and no answer comes.
 * `twice`: delivered twice, the first answer comes. `html`, and a status: something else answers, without effect.
 * `hang`: no answer until the caller gives up; the effect happens.
 */
export type Fate = 'ok' | 'lost-request' | 'lost-answer' | 'twice' | 'html' | 'hang' | 'expired' | 500 | 429 | 503;

export interface RoadRequest {
  readonly call: string;
  readonly key: string | null;
  readonly token: string | null;
}

export class FakeRoad {
  readonly requests: RoadRequest[] = [];
  fate: (request: RoadRequest) => Fate = () => 'ok';

  constructor(readonly server: ServerModel) {}

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const address = new URL(url, 'http://localhost');
    const headers = new Headers(init.headers);
    const call = address.pathname.split('/').at(-1) ?? '';
    const request = { call, key: headers.get('idempotency-key'), token: headers.get('authorization') };
    this.requests.push(request);
    const fate = this.fate(request);
    const body =
      headers.get('content-type') === 'application/xml' ? init.body : JSON.parse(String(init.body ?? 'null'));
    const deliver = () => this.server.handle(call, address.searchParams, body, request.key);
    if (fate === 'lost-request') throw new TypeError('fetch failed');
    if (fate === 'lost-answer') {
      deliver();
      throw new TypeError('fetch failed');
    }
    if (fate === 'hang') {
      deliver();
      throw new DOMException('The operation timed out.', 'AbortError');
    }
    if (fate === 'html') return new Response('<html>Bine ați venit</html>', { status: 200 });
    if (fate === 'expired') return respond(refused(401, 'token-expired'));
    if (typeof fate === 'number') return respond(refused(fate, fate === 429 ? 'too-many-requests' : 'internal'));
    const answer = deliver();
    if (fate === 'twice') deliver();
    return respond(answer);
  };
}

function refused(status: number, code: string): ServerAnswer {
  return { status, body: { status: 'error', error: code, code } };
}

function respond({ status, body }: ServerAnswer): Response {
  return new Response(JSON.stringify(body), { status });
}
