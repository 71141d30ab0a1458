/**
 * The roads between browsers and servers. Every request and every answer stands in the world until it is its turn, so they
 * overtake each other; what a late relay has copied comes when it is let go, in another step, to whichever server is there.
 */
import { EPOCH_HEADER } from '@/api/headers';
import type { Answered, AskedRequest, SimServer } from '../backend/sim-server';
import type { BrowserProcess } from '../device/browser-process';
import { type RefusedNumber, refusedNumber } from '../oracle/own-numbers';
import type { Chance } from '../random';
import { never } from '../world/never';
import type { Scheduler } from '../world/scheduler';
import type { Story } from '../world/story';
import { untilAborted } from '../world/until-aborted';
import { FAIR, FATES, type Fate, OFF } from './fates';

/** Of one device. */
export interface Weather {
  on: boolean;
  /** How likely a request meets a fate of its own. */
  rough: number;
}

interface Acknowledged {
  readonly version: number;
}

export interface NetworkParts {
  readonly scheduler: Scheduler;
  readonly story: Story;
  readonly chance: () => Chance;
  /** Those that are up. */
  readonly servers: () => readonly SimServer[];
}

/** Before the name of a call that took effect, among what is counted. */
export const CALL_COUNT = 'call ';

export class SimNetwork {
  private readonly held: (() => Promise<void>)[] = [];
  private requests = 0;
  /** Under each key the versions that were acknowledged under it. */
  readonly acknowledged = new Map<string, Set<number>>();
  /** Uploads that were refused for their number. */
  refusedNumbers: RefusedNumber[] = [];

  constructor(private readonly parts: NetworkParts) {}

  fetchOf(process: BrowserProcess, weather: Weather): (url: string, init: RequestInit) => Promise<Response> {
    return (url, init) => {
      // Hints may be lost, and nothing depends on them: the road swallows the request, which its device gives up.
      const givenUp = { signal: init.signal, reason: asAborted, onEnd: (end: () => void) => process.onEnd(end) };
      if (url.endsWith('/Nudges')) return untilAborted(never(), givenUp);
      return process.port(() => untilAborted(this.exchange(process, weather, url, init), givenUp));
    };
  }

  /** Of somebody elsewhere, on a fair road of his own. */
  strangersFetch = async (url: string, init: RequestInit): Promise<Response> => {
    this.requests += 1;
    const request = askedRequest(`stranger #${this.requests}`, url, init);
    return heard(FAIR, await this.reach(request), `${request.name} ${callOf(url)}`, this.parts.story);
  };

  private async exchange(process: BrowserProcess, weather: Weather, url: string, init: RequestInit): Promise<Response> {
    this.requests += 1;
    const request = askedRequest(`${process.name} #${this.requests}`, url, init);
    const fate = this.fateOf(weather);
    const label = `${request.name} ${callOf(url)}`;
    if (fate !== FAIR) {
      this.parts.story.tell(`${label}: ${fate.name}`);
      this.parts.story.count(fate.name);
    }
    if (fate.reaches === 'once-and-later' && mayHaveEffect(url))
      this.held.push(() => this.reach({ ...request, name: `${request.name}'` }).then(ignored));
    if (fate.reaches === 'twice') this.reach({ ...request, name: `${request.name}'` }).then(ignored, ignored);
    const answer = fate.reaches === 'not' ? null : await this.reach(request);
    // Whoever gave it up while it was on its way has gone: it hears nothing, the effect stays.
    await this.parts.scheduler.park(`${request.name} answers`, process);
    return heard(fate, answer, label, this.parts.story);
  }

  /** Null: no server is there. */
  private async reach(request: AskedRequest): Promise<Answered | null> {
    await this.parts.scheduler.park(`${request.name} arrives`);
    const server = this.parts.chance().pick(this.parts.servers());
    if (server === undefined) return null;
    const answer = await server.ask(request);
    this.note(request, answer);
    return answer;
  }

  /** One key, one effect: what is acknowledged under it again is the same version (promise 2). */
  private note({ headers, name, url, body: sent }: AskedRequest, { status, body }: Answered): void {
    const key = headers['idempotency-key'];
    const text = new TextDecoder().decode(body);
    if (status >= 400) this.parts.story.tell(`${name} ${callOf(url)} → ${status} ${text.slice(0, 160)}`);
    const refused = status >= 400 ? refusedNumber(url, sent?.toString('utf8') ?? '', text) : null;
    if (refused !== null) this.refusedNumbers.push(refused);
    if (status === 200) this.parts.story.count(`${CALL_COUNT}${callOf(url)}`);
    if (key === undefined || status !== 200) return;
    this.parts.story.count('effects acknowledged');
    const { version } = JSON.parse(text) as Partial<Acknowledged>;
    if (version === undefined) return;
    const versions = this.acknowledged.get(key) ?? new Set();
    this.acknowledged.set(key, versions.add(version));
  }

  private fateOf({ on, rough }: Weather): Fate {
    if (!on) return OFF;
    const chance = this.parts.chance();
    return rough > 0 && chance.happens(rough) ? (chance.pick(FATES) ?? FAIR) : FAIR;
  }

  /** A restored server does again what its copy does not know. */
  forgetAcknowledged(): void {
    this.acknowledged.clear();
    this.refusedNumbers = [];
  }

  /** The relays let go of what they had copied. */
  letGo(): number {
    const copies = this.held.splice(0);
    for (const copy of copies) void copy();
    return copies.length;
  }
}

function heard(fate: Fate, answer: Answered | null, label: string, story: Story): Response | Promise<never> {
  if (fate.answer === 'never') return never();
  if (fate.answer === 'nothing') throw new TypeError('fetch failed');
  if (typeof fate.answer === 'object')
    return new Response(fate.answer.body, {
      status: fate.answer.status,
      headers: { 'content-type': fate.answer.contentType },
    });
  if (answer === null) {
    story.tell(`${label}: no server`);
    throw new TypeError('fetch failed');
  }
  const { status, headers, body } = answer;
  const kept = fate.answer === 'cut' ? body.slice(0, body.length / 2) : body;
  const epoch = headers[EPOCH_HEADER];
  const told = epoch === undefined ? {} : { [EPOCH_HEADER]: epoch };
  return new Response(kept, { status, headers: { 'content-type': headers['content-type'] ?? '', ...told } });
}

function askedRequest(name: string, address: string, init: RequestInit): AskedRequest {
  const { pathname, search } = new URL(address, 'http://127.0.0.1');
  const headers = new Headers(init.headers);
  headers.set('host', '127.0.0.1');
  const { body } = init;
  return {
    name,
    method: init.method === 'GET' ? 'GET' : 'POST',
    url: `${pathname}${search}`,
    headers: Object.fromEntries(headers),
    body: typeof body === 'string' ? Buffer.from(body) : null,
  };
}

const QUESTIONS = new Set(['GetAuthorizations', 'Changes', 'LineWords', 'InvoiceDownload', 'InvoiceDocuments']);

/** A late copy of anything else shows nothing. */
function mayHaveEffect(url: string): boolean {
  return !QUESTIONS.has(callOf(url));
}

function callOf(url: string): string {
  return url.split('?')[0]?.split('/').at(-1) ?? '';
}

function asAborted(): DOMException {
  return new DOMException('aborted', 'AbortError');
}

function ignored(): void {
  // Nobody waits for the answer to a copy.
}
