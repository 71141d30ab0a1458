/**
 * ANAF's services that remember nothing (reference, sections 8 and 9): the official verdict on a document, its official PDF, the check of
 * a seal. They are of production alone, also for documents of the test branch, and need no token on their own host, where a firewall
 * reads what is sent: a page of its is no verdict, and the PDF without a verdict is asked for with one instead.
 */
import * as v from 'valibot';
import type { Fetch } from '../../process/application-parts';
import { type Exchange, exchange } from '../outside-exchange';
import type { NotTaken, Unknown } from './anaf-port';
import { commonAnswer } from './answers/common-answer';

export type AnafStandard = 'FACT1' | 'FCN';

type NoAnswer = NotTaken | Unknown;

export type ValidationAnswer =
  | { readonly kind: 'valid' }
  /** ANAF's own texts. */
  | { readonly kind: 'invalid'; readonly texts: readonly string[] }
  | { readonly kind: 'too-large' }
  | NoAnswer;

export type PaperAnswer =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | Exclude<ValidationAnswer, { kind: 'valid' }>;

export type SealAnswer = { readonly kind: 'sealed' | 'not-sealed'; readonly text: string } | NoAnswer;

export interface AnafStateless {
  validate(standard: AnafStandard, document: Uint8Array): Promise<ValidationAnswer>;
  /** Of an accepted document, whose verdict is known: without another one where that can be had. */
  paper(standard: AnafStandard, document: Uint8Array): Promise<PaperAnswer>;
  checkSeal(document: Uint8Array, signature: Uint8Array): Promise<SealAnswer>;
}

/** ANAF's 5 MB. */
export const MOST_STATELESS_BYTES = 5 * 1024 * 1024;
const ANSWER_BYTES = 32 * 1024 * 1024;
const LIMITS = { timeoutMs: 60_000, maxAnswerBytes: ANSWER_BYTES };

/** `baseUrl`: `https://webservicesp.anaf.ro` or the stand-in's; no slash at the end. */
export function createAnafStateless(fetch: Fetch, baseUrl: string): AnafStateless {
  const post = (path: string, body: Uint8Array, contentType: string): Promise<Exchange> =>
    exchange(fetch, `${baseUrl}${path}`, { method: 'POST', headers: { 'content-type': contentType }, body }, LIMITS);
  const ask = (service: string, document: Uint8Array): Promise<Exchange> =>
    post(`/prod/FCTEL/rest/${service}`, document, 'text/plain');
  return {
    validate: async (standard, document) => {
      if (document.length > MOST_STATELESS_BYTES) return { kind: 'too-large' };
      return validationAnswer(await ask(`validare/${standard}`, document));
    },
    paper: async (standard, document) => {
      if (document.length > MOST_STATELESS_BYTES) return { kind: 'too-large' };
      const bare = paperAnswer(await ask(`transformare/${standard}/DA`, document));
      return bare.kind === 'unknown' ? paperAnswer(await ask(`transformare/${standard}`, document)) : bare;
    },
    checkSeal: async (document, signature) => {
      const { body, contentType } = multipart([
        ['file', 'factura.xml', document],
        ['signature', 'semnatura.xml', signature],
      ]);
      return sealAnswer(await post('/api/validate/signature', body, contentType));
    },
  };
}

const validationSchema = v.looseObject({
  stare: v.string(),
  Messages: v.optional(v.array(v.looseObject({ message: v.string() })), []),
});
const TOO_LARGE = /mai mare de 5 MB/i;
const TECHNICAL = /eroare tehnic[aă]/i;

function validationAnswer(answer: Exchange): ValidationAnswer {
  const common = commonAnswer(answer);
  if (common.kind !== 'handed') return common;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), validationSchema), common.text);
  if (!read.success) return { kind: 'unknown', detail: 'not a validation answer' };
  const { stare, Messages } = read.output;
  if (stare.trim().toLowerCase() === 'ok') return { kind: 'valid' };
  const texts = Messages.map(({ message }) => message);
  const technical = texts.find((text) => TECHNICAL.test(text));
  if (technical !== undefined) return { kind: 'unavailable', detail: technical };
  if (texts.some((text) => TOO_LARGE.test(text))) return { kind: 'too-large' };
  return texts.length === 0 ? { kind: 'unknown', detail: 'refused without a reason' } : { kind: 'invalid', texts };
}

/** The first bytes decide, not the content type. */
function paperAnswer(answer: Exchange): PaperAnswer {
  if (answer.kind === 'answer' && answer.status === 200 && startsWith(answer.body, '%PDF'))
    return { kind: 'pdf', bytes: answer.body };
  const refused = validationAnswer(answer);
  return refused.kind === 'valid' ? { kind: 'unknown', detail: 'no PDF' } : refused;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder().decode(bytes.subarray(0, text.length)) === text;
}

const sealSchema = v.looseObject({ msg: v.string() });
const NOT_SEALED = /\bnu au putut fi validate/i;
const SEALED = /au fost validate cu succes/i;

function sealAnswer(answer: Exchange): SealAnswer {
  const common = commonAnswer(answer);
  if (common.kind !== 'handed') return common;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sealSchema), common.text);
  if (!read.success) return { kind: 'unknown', detail: 'not an answer on a seal' };
  const text = read.output.msg;
  if (NOT_SEALED.test(text)) return { kind: 'not-sealed', text };
  return SEALED.test(text) ? { kind: 'sealed', text } : { kind: 'unknown', detail: text.slice(0, 200) };
}

const BOUNDARY = 'condica-6b1f0c9a54e24d7f';

function multipart(files: readonly (readonly [string, string, Uint8Array])[]): {
  readonly body: Uint8Array;
  readonly contentType: string;
} {
  const parts = files.flatMap(([name, fileName, bytes]) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: text/xml\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}
