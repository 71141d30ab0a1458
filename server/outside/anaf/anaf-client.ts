/** The real client: HTTP with a bearer token, over an injected fetch. */

import type { Fetch } from '../../process/application-parts';
import { type Exchange, type ExchangeLimits, exchange } from '../outside-exchange';
import type { AnafPort, ListRequest, UploadRequest } from './anaf-port';
import { downloadAnswer } from './answers/download-answer';
import { listAnswer } from './answers/list-answer';
import { stateAnswer } from './answers/state-answer';
import { uploadAnswer } from './answers/upload-answer';

export interface AnafClientSettings {
  /** `https://api.anaf.ro/prod/FCTEL/rest`, or the test branch, or the stand-in; no slash at the end. */
  readonly baseUrl: string;
  /** An upload of 10 MB over a slow line must have its time; a timeout is an outcome unknown. */
  readonly uploadTimeoutMs: number;
  readonly queryTimeoutMs: number;
}

const QUERY_BYTES = 8 * 1024 * 1024;
const ZIP_BYTES = 32 * 1024 * 1024;

export function createAnafClient(fetch: Fetch, settings: AnafClientSettings): AnafPort {
  const query = (token: string, path: string, params: Record<string, string>, maxAnswerBytes: number) =>
    call(fetch, settings, token, 'GET', path, params, { timeoutMs: settings.queryTimeoutMs, maxAnswerBytes });
  return {
    upload: async (token, request) => {
      const limits = { timeoutMs: settings.uploadTimeoutMs, maxAnswerBytes: QUERY_BYTES };
      const path = request.consumer ? 'uploadb2c' : 'upload';
      return uploadAnswer(
        await call(fetch, settings, token, 'POST', path, uploadParams(request), limits, request.bytes),
      );
    },
    state: async (token, index) => stateAnswer(await query(token, 'stareMesaj', { id_incarcare: index }, QUERY_BYTES)),
    list: async (token, request) =>
      listAnswer(await query(token, 'listaMesajePaginatieFactura', listParams(request), QUERY_BYTES)),
    download: async (token, id) => downloadAnswer(await query(token, 'descarcare', { id }, ZIP_BYTES)),
  };
}

function uploadParams(request: UploadRequest): Record<string, string> {
  return {
    standard: request.standard,
    cif: request.cif,
    ...(request.external ? { extern: 'DA' } : {}),
    ...(request.selfBilled ? { autofactura: 'DA' } : {}),
    ...(request.enforcement === true ? { executare: 'DA' } : {}),
  };
}

function listParams(request: ListRequest): Record<string, string> {
  return {
    startTime: String(request.from),
    endTime: String(request.to),
    cif: request.cif,
    pagina: String(request.page),
    ...(request.filter === undefined ? {} : { filtru: request.filter }),
  };
}

function call(
  fetch: Fetch,
  settings: AnafClientSettings,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
  limits: ExchangeLimits,
  body?: Uint8Array,
): Promise<Exchange> {
  const url = `${settings.baseUrl}/${path}?${new URLSearchParams(params).toString()}`;
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body !== undefined) headers['content-type'] = 'text/plain';
  return exchange(fetch, url, { method, headers, ...(body === undefined ? {} : { body }) }, limits);
}
