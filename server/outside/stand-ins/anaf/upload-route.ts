/** `POST /upload` and `POST /uploadb2c`: identical parameters and answers. */
import { type StandInReply, type StandInRequest, xmlReply } from '../stand-in-http';
import { calendarDay, compactMinute } from './anaf-clock';
import { type AnafContext, hasRight, isDigits, parameter } from './anaf-context';
import { STANDARDS, type Standard } from './anaf-records';
import { ANAF_TEXTS } from './anaf-texts';
import { badRequest } from './bad-request';
import { identityErrors } from './identity-errors';
import { saxException } from './parser-words';
import { xmlAttribute } from './xml-attribute';

const MAX_BYTES = 10 * 1024 * 1024;
/** Parameter, and its name in the refusal. */
const FLAGS = [
  ['extern', 'extern'],
  ['autofactura', 'autofacturare'],
  ['executare', 'executare'],
] as const;

export function upload(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const named = parameter(request, 'standard');
  const cif = parameter(request, 'cif');
  if (request.body.length === 0) return badRequest(now, ANAF_TEXTS.noBody);
  if (named === undefined || cif === undefined) return badRequest(now, ANAF_TEXTS.uploadParams);
  const standard = STANDARDS.find((one) => one === named);
  if (standard === undefined) return refused(now, ANAF_TEXTS.badStandard);
  const refusal = refusalOfParameters(context, request, cif);
  if (refusal !== undefined) return refused(now, refusal);
  const check = context.check(request.body);
  if (check.kind === 'unreadable') return refused(now, ANAF_TEXTS.notValid(check.message));
  const wrongRoot = refusalOfRoot(standard, check.kind === 'note' ? 'header' : check.document.root);
  if (wrongRoot !== undefined) return refused(now, wrongRoot);
  if (check.kind === 'note') return uploadNote(context, { at: now, cif, about: check.about, bytes: request.body });
  const { document } = check;
  const external = parameter(request, 'extern') !== undefined;
  const errors = [...check.errors, ...identityErrors(document, context.settings, external)];
  const selfBilled = parameter(request, 'autofactura') !== undefined;
  const enforcement = parameter(request, 'executare') !== undefined;
  const consumer = request.path.endsWith('/uploadb2c');
  const record = context.store.upload(
    { at: now, cif, standard, selfBilled, enforcement, external, consumer, document, errors, bytes: request.body },
    context.settings.refusesDuplicates
      ? (earlier) => ANAF_TEXTS.duplicate(earlier.index, calendarDay(earlier.at))
      : undefined,
  );
  return acceptedReply(now, record.index);
}

function refusalOfParameters(context: AnafContext, request: StandInRequest, cif: string): string | undefined {
  if (request.body.length > MAX_BYTES) return ANAF_TEXTS.tooLarge;
  if (!isDigits(cif)) return ANAF_TEXTS.cifNotNumber(cif);
  if (context.settings.rights.length === 0) return ANAF_TEXTS.noRightAtAll;
  if (!hasRight(context, cif)) return ANAF_TEXTS.noRight(cif);
  const wrong = FLAGS.find(([name]) => parameter(request, name) !== undefined && parameter(request, name) !== 'DA');
  if (wrong !== undefined) return ANAF_TEXTS.flag(wrong[1]);
  const enforcing = parameter(request, 'executare') !== undefined;
  return enforcing && !context.settings.enforcementBodies.includes(cif) ? ANAF_TEXTS.notEnforcing(cif) : undefined;
}

const ROOTS: Readonly<Record<Standard, string>> = {
  UBL: 'Invoice',
  CN: 'CreditNote',
  CII: 'CrossIndustryInvoice',
  RASP: 'header',
};

/** A buyer's message: the parties are those of the invoice it speaks of. */
function uploadNote(
  context: AnafContext,
  note: { readonly at: number; readonly cif: string; readonly about: string; readonly bytes: Uint8Array },
): StandInReply {
  const { at, cif, about } = note;
  const { notesPerDay } = context.settings;
  if (!context.limits.withinDay(`note:${cif}`, notesPerDay, at))
    return refused(at, ANAF_TEXTS.noteLimit(notesPerDay, cif));
  const invoice = context.store.byIndex(about);
  const known = invoice !== undefined && invoice.verdict === 'ok' && invoice.buyerCif === cif;
  const document = { root: 'header', sellerCif: invoice?.sellerCif ?? '', buyerCif: cif, ...NOTHING_FILED };
  const errors = known ? [] : [ANAF_TEXTS.stateUnknown(about)];
  const upload = { ...note, standard: 'RASP' as const, selfBilled: false, document, errors };
  return acceptedReply(at, context.store.upload(upload, undefined).index);
}

const NOTHING_FILED = { number: '', issueDate: '', total: '', note: '' };

/** The schema of the chosen standard does not know another standard's root; the parser's words as Xerces has them. */
function refusalOfRoot(standard: Standard, root: string): string | undefined {
  if (root === ROOTS[standard]) return undefined;
  return ANAF_TEXTS.notValid(saxException(1, 1, `cvc-elt.1.a: Cannot find the declaration of element '${root}'.`));
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
