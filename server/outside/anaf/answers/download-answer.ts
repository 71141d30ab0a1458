import type { Exchange } from '../../outside-exchange';
import type { DownloadAnswer } from '../anaf-port';
import { commonAnswer, parseJson } from './common-answer';
import { queryRefusal } from './query-refusal';

const EXPIRED = /perioada de 60 de zile/i;

/** Reference, section 5: the first bytes decide, not the content type. */
export function downloadAnswer(exchange: Exchange): DownloadAnswer {
  const common = commonAnswer(exchange);
  if (common.kind !== 'handed') return common;
  const { body } = common;
  if (body[0] === 0x50 && body[1] === 0x4b) return { kind: 'zip', bytes: body };
  const text = parseJson(common.text)?.eroare;
  if (typeof text !== 'string') return { kind: 'unknown', detail: 'neither a zip nor an error' };
  if (EXPIRED.test(text)) return { kind: 'gone', text };
  return { kind: 'query-failed', reason: queryRefusal(text), text };
}
