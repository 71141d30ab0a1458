/**
 * Hints to the clients that a company's stream has grown (design, section 6). Hints may be lost or repeated: nothing depends
 * on them but speed. NOTIFY goes out after commit, batched by company; each process hears it on one connection and tells
 * its own streams.
 */
import { Client, type ClientConfig } from 'pg';

const CHANNEL = 'condica_nudge';
const BATCH_MS = 40;
const RECONNECT_MS = 1_000;

export type NudgeListener = (companyId: number) => void;

export interface NudgeHub {
  /** Says that a company may have changes; may be called often. */
  tell(companyId: number): void;
  subscribe(listener: NudgeListener): () => void;
  close(): Promise<void>;
}

/** `everyone` (company 0) is told after a lost connection: what was missed is not known. */
export const EVERY_COMPANY = 0;

export function openNudgeHub(config: ClientConfig, onError: (error: Error) => void): NudgeHub {
  const listeners = new Set<NudgeListener>();
  const waiting = new Set<number>();
  let client: Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const hear = (companyId: number): void => {
    for (const listener of listeners) listener(companyId);
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client(config);
    fresh.on('error', (error) => {
      onError(error);
      client = undefined;
      if (!closed) setTimeout(() => void connect().catch(onError), RECONNECT_MS).unref();
    });
    fresh.on('notification', ({ payload }) => {
      for (const part of (payload ?? '').split(' ')) hear(Number(part));
    });
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    hear(EVERY_COMPANY);
  };
  void connect().catch(onError);

  const flush = (): void => {
    timer = undefined;
    const companies = [...waiting].join(' ');
    waiting.clear();
    // Without the connection the own streams are told; other processes' clients ask by their timer.
    if (client === undefined) for (const part of companies.split(' ')) hear(Number(part));
    else client.query('select pg_notify($1, $2)', [CHANNEL, companies]).catch(onError);
  };

  return {
    tell(companyId) {
      if (closed || companyId <= 0) return;
      waiting.add(companyId);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
