/** What a running server has of the world: made real in one place (real-parts.ts), and by simulations made of their own. */
import type { FastifyInstance } from 'fastify';

/** Takes back what was arranged; harmless afterwards. */
export type Cancel = () => void;

/** `timeoutMs`: when the exchange is broken off, its body included (outside/within-deadline.ts). */
export type Fetch = (url: string, init: RequestInit, timeoutMs?: number) => Promise<Response>;

export interface Timers {
  /** Once, after so many milliseconds. None of them keeps a process alive by itself. */
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
  sleep(ms: number): Promise<void>;
}

export interface ApplicationParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A UUID. */
  readonly newId: () => string;
  /** 0…1. */
  readonly random: () => number;
  readonly fetch: Fetch;
  readonly timers: Timers;
  /** The address where the server is reached. Throws StartError where it cannot be had. */
  listen(server: FastifyInstance, host: string, port: number): Promise<string>;
}
