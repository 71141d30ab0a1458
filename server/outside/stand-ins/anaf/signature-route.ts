/** `POST /api/validate/signature` at the host's root: whether a document and its seal belong together (reference, section 9). */
import { jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import type { AnafContext } from './anaf-context';
import { fileOf } from './multipart';

export const SIGNATURE_PATH = '/api/validate/signature';

const VALID =
  'Fișierele încărcate au fost validate cu succes, din perspectiva autenticității semnăturii aplicate de Ministerul Finanțelor.';
const INVALID =
  'Fișierele încărcate NU au putut fi validate cu succes, din perspectiva autenticității semnăturii aplicate de Ministerul Finanțelor.';
const TECHNICAL = 'A aparut o eroare tehnica. Cod: SEM-1';

export function checkSignature(context: AnafContext, request: StandInRequest): StandInReply {
  const document = fileOf(request, 'file');
  const signature = fileOf(request, 'signature');
  if (document === undefined || signature === undefined) return jsonReply({ msg: TECHNICAL }, 400);
  return jsonReply({ msg: context.signer.isOwn(signature, document) ? VALID : INVALID });
}
