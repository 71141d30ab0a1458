import type { Exchange } from '../../outside-exchange';
import type { UploadAnswer } from '../anaf-port';
import { commonAnswer } from './common-answer';
import { readHeaderDocument } from './header-document';

const NAMESPACE = 'mfp:anaf:dgti:spv:respUploadFisier:v1';
const TECHNICAL = /eroare tehnic[aă]/i;
const INDEX = /^\d{1,30}$/;

/** Reference, section 3. Whatever is not exactly one of its answers is `unknown`: it may stand for an acceptance. */
export function uploadAnswer(exchange: Exchange): UploadAnswer {
  const common = commonAnswer(exchange);
  if (common.kind !== 'handed') return common;
  const header = readHeaderDocument(common.body);
  if (header?.namespace !== NAMESPACE) return { kind: 'unknown', detail: 'not an upload answer' };
  const index = header.attribute('index_incarcare');
  const status = header.attribute('ExecutionStatus');
  if (status === '0' && INDEX.test(index)) return { kind: 'taken', index };
  if (status !== '1' || header.errors.length === 0) return { kind: 'unknown', detail: 'incomplete upload answer' };
  const technical = header.errors.find((text) => TECHNICAL.test(text));
  return technical === undefined ? { kind: 'refused', texts: header.errors } : { kind: 'technical', text: technical };
}
