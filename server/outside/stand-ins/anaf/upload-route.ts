/** `POST /upload` and `POST /uploadb2c`: identical parameters and answers. */
import { type StandInReply, type StandInRequest, xmlReply } from '../stand-in-http';
import { calendarDay, compactMinute } from './anaf-clock';
import { type AnafContext, hasRight, isDigits, parameter } from './anaf-context';
import { ANAF_TEXTS } from './anaf-texts';
import { badRequest } from './bad-request';
import { xmlAttribute } from './xml-attribute';

const MAX_BYTES = 10 * 1024 * 1024;
const STANDARDS = ['UBL', 'CN', 'CII', 'RASP'];
/** Parameter, and its name in the refusal. */
const FLAGS = [
  ['extern', 'extern'],
  ['autofactura', 'autofacturare'],
  ['executare', 'executare'],
] as const;

export function upload(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const standard = parameter(request, 'standard');
  const cif = parameter(request, 'cif');
  if (request.body.length === 0) return badRequest(now, ANAF_TEXTS.noBody);
  if (standard === undefined || cif === undefined) return badRequest(now, ANAF_TEXTS.uploadParams);
  const refusal = refusalOfParameters(context, request, standard, cif);
  if (refusal !== undefined) return refused(now, refusal);
  const check = context.check(request.body);
  if (check.kind === 'unreadable') return refused(now, ANAF_TEXTS.notValid(check.message));
  const wrongRoot = refusalOfRoot(standard, check.document.root);
  if (wrongRoot !== undefined) return refused(now, wrongRoot);
  const record = context.store.upload(
    { at: now, cif, document: check.document, errors: check.errors, bytes: request.body },
    context.settings.refusesDuplicates
      ? (earlier) => ANAF_TEXTS.duplicate(earlier.index, calendarDay(earlier.at))
      : undefined,
  );
  return acceptedReply(now, record.index);
}

function refusalOfParameters(
  context: AnafContext,
  request: StandInRequest,
  standard: string,
  cif: string,
): string | undefined {
  if (!STANDARDS.includes(standard)) return ANAF_TEXTS.badStandard;
  if (request.body.length > MAX_BYTES) return ANAF_TEXTS.tooLarge;
  if (!isDigits(cif)) return ANAF_TEXTS.cifNotNumber(cif);
  if (!hasRight(context, cif)) return ANAF_TEXTS.noRight(cif);
  const wrong = FLAGS.find(([name]) => parameter(request, name) !== undefined && parameter(request, name) !== 'DA');
  return wrong === undefined ? undefined : ANAF_TEXTS.flag(wrong[1]);
}

/** The schema of the chosen standard does not know another standard's root; the parser's words as Xerces has them. */
function refusalOfRoot(standard: string, root: string): string | undefined {
  const wanted = standard === 'UBL' ? 'Invoice' : standard === 'CN' ? 'CreditNote' : standard;
  if (root === wanted) return undefined;
  return ANAF_TEXTS.notValid(`cvc-elt.1.a: Cannot find the declaration of element '${root}'.`);
}

const OPEN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<header xmlns="mfp:anaf:dgti:spv:respUploadFisier:v1"';

function acceptedReply(now: number, index: string): StandInReply {
  return xmlReply(`${OPEN} dateResponse="${compactMinute(now)}" ExecutionStatus="0" index_incarcare="${index}"/>`);
}

/** ExecutionStatus 1 with its reason. */
export function refused(now: number, text: string): StandInReply {
  return xmlReply(
    `${OPEN} dateResponse="${compactMinute(now)}" ExecutionStatus="1">\n    <Errors errorMessage="${xmlAttribute(text)}"/>\n</header>`,
  );
}
