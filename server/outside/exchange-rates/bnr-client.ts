/** The real client of BNR's files. The same paths at the old host lead to an HTML page: the root decides, not the status. */

import type { Fetch } from '../../process/application-parts';
import { type Exchange, exchange } from '../outside-exchange';
import { readRateFile } from './rate-file';
import type { RateAnswer, RateFile, RateSource } from './rate-source';

const LIMITS = { timeoutMs: 15_000, maxAnswerBytes: 8 * 1024 * 1024 };

/** `baseUrl`: `https://curs.bnr.ro`, or the stand-in; no slash at the end. */
export function createBnrClient(fetch: Fetch, baseUrl: string): RateSource {
  return {
    read: async (file) => {
      const url = `${baseUrl}${pathOf(file)}`;
      return rateAnswer(await exchange(fetch, url, { method: 'GET', headers: { accept: 'application/xml' } }, LIMITS));
    },
  };
}

function pathOf(file: RateFile): string {
  return file.kind === 'recent' ? '/nbrfxrates10days.xml' : `/files/xml/years/nbrfxrates${file.year}.xml`;
}

function rateAnswer(answer: Exchange): RateAnswer {
  if (answer.kind !== 'answer') return { kind: 'unavailable', detail: answer.detail };
  if (answer.status !== 200) return { kind: 'unavailable', detail: `HTTP ${answer.status}` };
  const days = readRateFile(answer.body);
  return days === undefined ? { kind: 'unavailable', detail: 'not a rate file' } : { kind: 'days', days };
}
