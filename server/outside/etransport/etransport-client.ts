/** The real client of e-Transport: HTTP with a bearer token, over an injected fetch. Answers are JSON. */

import type { NotTaken, Unknown } from '../anaf/anaf-port';
import { commonAnswer, type Handed, parseJson } from '../anaf/answers/common-answer';
import { type Exchange, type ExchangeLimits, exchange, type Fetch, type OutgoingRequest } from '../outside-exchange';
import { carriedAnswer } from './carried-answer';
import type { TransportPort } from './etransport-port';
import { listAnswer } from './list-answer';
import { stateAnswer } from './state-answer';
import { uploadAnswer } from './upload-answer';

export interface TransportClientSettings {
  /** `https://api.anaf.ro/prod/ETRANSPORT/ws/v1`, or the test branch, or the stand-in; no slash at the end. */
  readonly baseUrl: string;
  readonly uploadTimeoutMs: number;
  readonly queryTimeoutMs: number;
}

/** A list of sixty days of a large forwarder. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Data schema 2; a path without it means version 1. */
const VERSION = '2';

export function createTransportClient(fetch: Fetch, settings: TransportClientSettings): TransportPort {
  const ask = async (token: string, path: string): Promise<Answered> => {
    const limits = { timeoutMs: settings.queryTimeoutMs, maxAnswerBytes: MOST_BYTES };
    return jsonOf(await call(fetch, settings, token, path, { method: 'GET', headers: {} }, limits));
  };
  return {
    upload: async (token, cif, bytes) => {
      const limits = { timeoutMs: settings.uploadTimeoutMs, maxAnswerBytes: MOST_BYTES };
      const request = { method: 'POST' as const, headers: { 'content-type': 'application/xml' }, body: bytes };
      return uploadAnswer(
        jsonOf(await call(fetch, settings, token, `upload/ETRANSP/${cif}/${VERSION}`, request, limits)),
      );
    },
    state: async (token, index) => stateAnswer(await ask(token, `stareMesaj/${encodeURIComponent(index)}`)),
    list: async (token, cif, days) => listAnswer(await ask(token, `lista/${String(days)}/${cif}`)),
    carried: async (token, cif) =>
      carriedAnswer(await ask(token, `info?${new URLSearchParams({ cui_op: cif }).toString()}`)),
  };
}

/** What the service said, or that it did not. */
export type Answered = { readonly kind: 'json'; readonly value: unknown } | NotTaken | Unknown;

function jsonOf(answered: Exchange): Answered {
  const common: Handed | NotTaken | Unknown = commonAnswer(answered);
  if (common.kind !== 'handed') return common;
  const value = parseJson(common.text) ?? parseArray(common.text);
  return value === undefined ? { kind: 'unknown', detail: 'not JSON' } : { kind: 'json', value };
}

/** The service for carriers answers a bare array. */
function parseArray(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function call(
  fetch: Fetch,
  settings: TransportClientSettings,
  token: string,
  path: string,
  request: OutgoingRequest,
  limits: ExchangeLimits,
): Promise<Exchange> {
  const headers = { ...request.headers, authorization: `Bearer ${token}` };
  return exchange(fetch, `${settings.baseUrl}/${path}`, { ...request, headers }, limits);
}
