/**
 * Hints to the clients that a company's stream has grown (design, section 6). Hints may be lost or repeated: nothing depends
 * on them but speed. NOTIFY goes out after commit, batched by company; each process hears it on one connection and tells
 * its own streams.
 */
import { Client, type ClientConfig } from 'pg';
import type { Cancel, Timers } from '../process/application-parts';

const CHANNEL = 'condica_nudge';
const BATCH_MS = 40;
const RECONNECT_MS = 1_000;

export type NudgeListener = (companyId: number, version: number) => void;

export interface NudgeHub {
  /** Newest versions by company, told after the commit; may be called often. */
  tell(versions: ReadonlyMap<number, number>): void;
  subscribe(listener: NudgeListener): () => void;
  close(): Promise<void>;
}

/** `everyone` (company 0) is told after a lost connection: what was missed is not known. */
export const EVERY_COMPANY = 0;

export function openNudgeHub(config: ClientConfig, timers: Timers, onError: (error: Error) => void): NudgeHub {
  const listeners = new Set<NudgeListener>();
  const waiting = new Map<number, number>();
  let client: Client | undefined;
  let closed = false;
  let flushing: Cancel | undefined;
  const hear = (companyId: number, version: number): void => {
    for (const listener of listeners) listener(companyId, version);
  };
  const hearAll = (payload: string): void => {
    for (const part of payload.split(' ')) {
      const [companyId, version] = part.split(':').map(Number);
      if (companyId !== undefined && version !== undefined) hear(companyId, version);
    }
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client(config);
    let lost = false;
    // Told by the connection, by the attempt to connect, or by both.
    const lose = (error: Error): void => {
      if (lost) return;
      lost = true;
      onError(error);
      if (client === fresh) client = undefined;
      if (!closed) timers.after(RECONNECT_MS, () => void connect());
    };
    fresh.on('error', lose);
    fresh.on('notification', ({ payload }) => hearAll(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
    if (closed || lost) return fresh.end().catch(onError);
    client = fresh;
    hear(EVERY_COMPANY, 0);
  };
  void connect();

  const flush = (): void => {
    flushing = undefined;
    const payload = [...waiting].map(([companyId, version]) => `${companyId}:${version}`).join(' ');
    waiting.clear();
    // Without the connection the own streams are told; other processes' clients ask by their timer.
    if (client === undefined) hearAll(payload);
    else client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(onError);
  };

  return {
    tell(versions) {
      if (closed || versions.size === 0) return;
      for (const [companyId, version] of versions)
        waiting.set(companyId, Math.max(version, waiting.get(companyId) ?? 0));
      flushing ??= timers.after(BATCH_MS, flush);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      flushing?.();
      await client?.end();
    },
  };
}
