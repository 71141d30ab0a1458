/**
 * `POST /validare/{FACT1|FCN}` and `POST /transformare/{FACT1|FCN}[/DA]` of the production branch (reference, section 8). On the host
 * without authentication a firewall reads the XML; the one with a token lets everything through.
 */
import { firewallReply, jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import type { AnafContext } from './anaf-context';
import { ANAF_TEXTS } from './anaf-texts';
import { identityErrors } from './identity-errors';
import { paperOf } from './paper-of';

export const VALIDATION_PATH = /^\/prod\/FCTEL\/rest\/(validare|transformare)\/([^/]+)(\/DA)?$/;

const MAX_BYTES = 5 * 1024 * 1024;
const ROOTS: Readonly<Record<string, string>> = { FACT1: 'Invoice', FCN: 'CreditNote' };
/** A relative path to a schema; words that a shell knows. */
const TRAPS = [/xsi:schemaLocation\s*=\s*["'][^"']*\s(?!https?:)[^"'\s]+/, /;\s?(?:CP|rm)\s/i];

/** `guarded`: asked on the host without authentication. */
export function validation(context: AnafContext, request: StandInRequest, guarded: boolean): StandInReply | undefined {
  const [, service, standard = '', unchecked] = VALIDATION_PATH.exec(request.path) ?? [];
  if (service === undefined || request.method !== 'POST') return undefined;
  const text = new TextDecoder().decode(request.body);
  if (guarded && TRAPS.some((trap) => trap.test(text))) return firewallReply(200);
  const trace_id = context.randomToken().slice(0, 36);
  const nok = (messages: readonly string[]): StandInReply =>
    jsonReply({ stare: 'nok', Messages: messages.map((message) => ({ message })), trace_id });
  const root = ROOTS[standard];
  if (root === undefined) return nok([ANAF_TEXTS.badValidationStandard]);
  if (request.body.length > MAX_BYTES) return nok([ANAF_TEXTS.tooLargeToValidate]);
  const errors = errorsOf(context, request.body, root);
  if (service === 'validare') return errors.length === 0 ? jsonReply({ stare: 'ok', trace_id }) : nok(errors);
  if (errors.length > 0 && unchecked === undefined) return nok(errors);
  return pdf(paperOf(context.check(request.body)));
}

function errorsOf(context: AnafContext, bytes: Uint8Array, root: string): readonly string[] {
  const checked = context.check(bytes);
  if (checked.kind === 'unreadable') return [ANAF_TEXTS.notValid(checked.message)];
  if (checked.kind === 'note' || checked.document.root !== root)
    return [
      ANAF_TEXTS.notValid(
        `cvc-elt.1.a: Cannot find the declaration of element '${checked.kind === 'note' ? 'header' : checked.document.root}'.`,
      ),
    ];
  return [...checked.errors.map(newerForm), ...identityErrors(checked.document, context.settings, true)];
}

const OLDER = /^E: validari globale SCHEMATRON eroare: \[([^\]]+)\]-(.*)$/s;

/** As the service has said it lately; the errors documents still have both forms. */
function newerForm(text: string): string {
  const [, rule, words] = OLDER.exec(text) ?? [];
  if (rule === undefined) return text;
  return `tipAssert=FailedAssert; codEroare=${rule}; localizareEroare=/Invoice; textEroare=[${rule}]-${words} #; expresieValidata=`;
}

function pdf(body: Uint8Array): StandInReply {
  return { kind: 'reply', status: 200, headers: { 'content-type': 'application/pdf' }, body };
}
