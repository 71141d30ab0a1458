import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerBridge } from '@/workers/worker-bridge';

class Counter {
  #count = 0;
  add(): number {
    this.#count += 1;
    return this.#count;
  }
  /** Never answers. */
  think(): Promise<never> {
    return new Promise(() => undefined);
  }
}

const ended: string[] = [];
/** Who waits for a worker's failure. */
let waiting = 0;
/** Workers whose script cannot be loaded: they say so and are silent from then on. */
let lost = 0;

/** A worker in this process: messages go through a channel, as to a real one. */
class ChannelWorker {
  readonly #channel = new MessageChannel();
  constructor(
    _url: string,
    readonly options: { readonly name: string },
  ) {
    if (lost === 0) expose(new Counter(), this.#channel.port2);
    else queueMicrotask(() => this.fail());
    lost = Math.max(0, lost - 1);
  }
  fail(): void {
    this.#channel.port1.dispatchEvent(Object.assign(new Event('error'), { message: 'not loaded' }));
  }
  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#channel.port1.postMessage(message, transfer);
  }
  addEventListener(type: string, listener: EventListener): void {
    if (type === 'error') waiting += 1;
    this.#channel.port1.addEventListener(type, listener);
    this.#channel.port1.start();
  }
  removeEventListener(type: string, listener: EventListener): void {
    if (type === 'error') waiting -= 1;
    this.#channel.port1.removeEventListener(type, listener);
  }
  terminate(): void {
    ended.push(this.options.name);
    this.#channel.port1.close();
  }
}

beforeEach(() => {
  ended.length = 0;
  waiting = 0;
  lost = 0;
  vi.stubGlobal('self', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('Worker', ChannelWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function abortOneCall(bridge: ReturnType<typeof createWorkerBridge<Counter>>): Promise<void> {
  const stop = new AbortController();
  const waiting = bridge.call((api) => api.think(), stop.signal);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
}

describe('worker bridge', () => {
  it('ends a worker whose only call is aborted: nobody wants its answer', async () => {
    const bridge = createWorkerBridge<Counter>('/assets/w.js', 'used');
    expect(await bridge.call((api) => api.add())).toBe(1);
    await abortOneCall(bridge);
    expect(ended).toEqual(['used']);
    expect(await bridge.call((api) => api.add())).toBe(1);
    bridge.stop();
  });

  it('lets go of what a call waited for, with its answer and with its abort', async () => {
    const bridge = createWorkerBridge<Counter>('/assets/w.js', 'kept', 'with-the-page');
    await bridge.call((api) => api.add());
    const before = waiting;
    for (let call = 0; call < 20; call += 1) await bridge.call((api) => api.add());
    await abortOneCall(bridge);
    expect(waiting).toBe(before);
    bridge.stop();
  });

  // The second try waited for ever: its worker had told its failure before.
  it('starts another worker where the first one could not be loaded', async () => {
    lost = 2;
    const bridge = createWorkerBridge<Counter>('/assets/w.js', 'lost', 'with-the-page');
    await expect(bridge.call((api) => api.add())).rejects.toThrow('not loaded');
    await expect(bridge.call((api) => api.add())).rejects.toThrow('not loaded');
    expect(await bridge.call((api) => api.add())).toBe(1);
    expect(ended).toEqual(['lost', 'lost']);
    bridge.stop();
  });

  // A list that was fetched for the first time stayed empty: an aborted answer took the snapshot and its listener away.
  it('keeps a worker that remembers, also when its only call is aborted', async () => {
    const bridge = createWorkerBridge<Counter>('/assets/w.js', 'remembers', 'with-the-page');
    expect(await bridge.call((api) => api.add())).toBe(1);
    await abortOneCall(bridge);
    expect(ended).toEqual([]);
    expect(await bridge.call((api) => api.add())).toBe(2);
    bridge.stop();
  });
});
