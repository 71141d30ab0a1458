import { isRecord } from '../anaf/answers/common-answer';
import { errorsOf, textOf } from './answered-fields';
import type { Answered } from './etransport-client';
import type { TransportStateAnswer } from './etransport-port';
import { transportRefusal } from './transport-refusal';

/** Reference, section 1.2. */
export function stateAnswer(answered: Answered): TransportStateAnswer {
  if (answered.kind !== 'json') return answered;
  const fields = isRecord(answered.value) ? answered.value : {};
  const state = textOf(fields, 'stare').toLowerCase();
  const texts = errorsOf(fields);
  if (state === 'ok') return { kind: 'ok' };
  if (state === 'nok') return { kind: 'nok', texts };
  if (state.startsWith('in prelucrare')) return { kind: 'processing' };
  if (state.startsWith('xml cu erori')) return { kind: 'not-taken-over' };
  const [text] = texts;
  if (state === '' && text !== undefined) return { kind: 'query-failed', reason: transportRefusal(text), text };
  return { kind: 'unknown', detail: 'incomplete state answer' };
}
