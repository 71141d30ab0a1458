/** The network between a device and the server model, turned by hand: each request's fate is chosen when it is made. */
import { EPOCH_HEADER } from '@/api/headers';
import type { ServerAnswer, ServerModel } from './server-model';

/**
 * `lost-request`: nothing happens and no answer comes. `lost-answer`: the effect happens and no answer comes.
 * `twice`: delivered twice, the first answer comes. `html`, and a status: something else answers, without effect.
 * `hang`: no answer until the caller gives up; the effect happens. `truncated`: the effect happens, half of the answer comes.
 * `torn`: a page of changes that claims to end before them. `late-copy`: answered, and a copy stays on the road.
 */
export type Fate =
  | 'ok'
  | 'lost-request'
  | 'lost-answer'
  | 'twice'
  | 'html'
  | 'hang'
  | 'expired'
  | 'truncated'
  | 'torn'
  | 'late-copy'
  | 500
  | 429
  | 503;

export interface RoadRequest {
  readonly call: string;
  readonly key: string | null;
  readonly token: string | null;
}

export class FakeRoad {
  readonly requests: RoadRequest[] = [];
  /** Copies of requests that some relay holds back; delivered by hand, nobody waits for their answers. */
  readonly copies: (() => void)[] = [];
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
    if (fate === 'late-copy') this.copies.push(deliver);
    if (fate === 'truncated') return new Response(halfOf(JSON.stringify(answer.body)), { status: answer.status });
    return respond(fate === 'torn' ? torn(answer) : answer, this.server.epoch);
  };
}

function halfOf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2));
}

function torn(answer: ServerAnswer): ServerAnswer {
  const { body } = answer;
  const isPage = typeof body === 'object' && body !== null && 'changes' in body && Array.isArray(body.changes);
  if (!isPage || !('version' in body) || typeof body.version !== 'number' || body.version < 2) return answer;
  return { ...answer, body: { ...body, version: body.version - 1 } };
}

function refused(status: number, code: string): ServerAnswer {
  return { status, body: { status: 'error', error: code, code } };
}

function respond({ status, body }: ServerAnswer, epoch?: string): Response {
  const headers: HeadersInit = epoch === undefined ? {} : { [EPOCH_HEADER]: epoch };
  return new Response(JSON.stringify(body), { status, headers });
}
