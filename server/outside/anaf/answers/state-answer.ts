import type { Exchange } from '../../outside-exchange';
import type { StateAnswer } from '../anaf-port';
import { commonAnswer } from './common-answer';
import { readHeaderDocument } from './header-document';
import { queryRefusal } from './query-refusal';

const NAMESPACE = 'mfp:anaf:dgti:efactura:stareMesajFactura:v1';
const DIGITS = /^\d{1,30}$/;

/** Reference, section 4. */
export function stateAnswer(exchange: Exchange): StateAnswer {
  const common = commonAnswer(exchange);
  if (common.kind !== 'handed') return common;
  const header = readHeaderDocument(common.body);
  if (header?.namespace !== NAMESPACE) return { kind: 'unknown', detail: 'not a state answer' };
  const state = header.attribute('stare').trim().toLowerCase();
  const downloadId = header.attribute('id_descarcare');
  if ((state === 'ok' || state === 'nok') && DIGITS.test(downloadId)) return { kind: state, downloadId };
  if (state.startsWith('in prelucrare')) return { kind: 'processing' };
  if (state.startsWith('xml cu erori')) return { kind: 'not-taken-over' };
  const text = header.errors[0];
  if (state === '' && text !== undefined) return { kind: 'query-failed', reason: queryRefusal(text), text };
  return { kind: 'unknown', detail: 'incomplete state answer' };
}
