import { isRecord } from '../anaf/answers/common-answer';
import { errorsOf, textOf } from './answered-fields';
import type { Answered } from './etransport-client';
import type { TransportUploadAnswer } from './etransport-port';

/** What the service says of the caller and of the parameters (reference, section 1.1), not of the document. */
const NOT_THE_DOCUMENT =
  /nu aveti drept|niciun cif pet?n?t?ru care|valoarea acceptata pentru parametrul|^\s*cif introdus/i;
const INDEX = /^\d{1,30}$/;

/** Whatever is not exactly one of its answers is `unknown`: it may stand for an acceptance. */
export function uploadAnswer(answered: Answered): TransportUploadAnswer {
  if (answered.kind !== 'json') return answered;
  const fields = isRecord(answered.value) ? answered.value : {};
  const status = textOf(fields, 'ExecutionStatus');
  const index = textOf(fields, 'index_incarcare');
  if (status === '0' && INDEX.test(index)) return { kind: 'taken', index, uit: textOf(fields, 'UIT') };
  const texts = errorsOf(fields);
  if (status !== '1' || texts.length === 0) return { kind: 'unknown', detail: 'incomplete upload answer' };
  const declined = texts.find((text) => NOT_THE_DOCUMENT.test(text));
  return declined === undefined ? { kind: 'refused', texts } : { kind: 'declined', text: declined };
}
