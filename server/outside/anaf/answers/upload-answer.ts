import type { Exchange } from '../../outside-exchange';
import type { UploadAnswer } from '../anaf-port';
import { commonAnswer } from './common-answer';
import { readHeaderDocument } from './header-document';

const NAMESPACE = 'mfp:anaf:dgti:spv:respUploadFisier:v1';
const TECHNICAL = /eroare tehnic[aă]/i;
/**
 * What the service says of the caller and of the parameters (reference, section 3), not of the document. That the company is
 * no enforcement body is none of it: a person said of this document that it is one.
 */
const NOT_THE_DOCUMENT =
  /nu ave[tț]i drept|niciun cif pentru care|valorile acceptate pentru parametrul|daca parametrul|^\s*cif introdus(?!.*executari silite)/i;
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
  if (technical !== undefined) return { kind: 'technical', text: technical };
  const declined = header.errors.find((text) => NOT_THE_DOCUMENT.test(text));
  return declined === undefined ? { kind: 'refused', texts: header.errors } : { kind: 'declined', text: declined };
}
