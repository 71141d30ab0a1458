/** The real client of VIES, by its REST service. */
import * as v from 'valibot';
import type { Fetch } from '../../process/application-parts';
import { type Exchange, exchange } from '../outside-exchange';
import type { Vies, ViesAnswer, ViesQuestion } from './vies-port';

/** Member states answer slowly; the person waits. */
const LIMITS = { timeoutMs: 15_000, maxAnswerBytes: 64 * 1024 };
/** What a state writes in place of what it does not tell. */
const HIDDEN = /^-*$/;

/** `baseUrl`: `https://ec.europa.eu`, or the stand-in; no slash at the end. */
export function createViesClient(fetch: Fetch, baseUrl: string): Vies {
  const url = `${baseUrl}/taxation_customs/vies/rest-api/check-vat-number`;
  return {
    check: async (question) => {
      const body = JSON.stringify(requestOf(question));
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      return viesAnswer(await exchange(fetch, url, { method: 'POST', headers, body }, LIMITS));
    },
  };
}

function requestOf({ countryCode, vatNumber, requester }: ViesQuestion): Readonly<Record<string, string>> {
  return {
    countryCode,
    vatNumber,
    ...(requester === undefined
      ? {}
      : { requesterMemberStateCode: requester.countryCode, requesterNumber: requester.vatNumber }),
  };
}

const told = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => (text === null || HIDDEN.test(text.trim()) ? '' : text.trim().slice(0, 500))),
  ),
  '',
);
const verdictSchema = v.looseObject({ valid: v.boolean(), name: told, address: told, requestIdentifier: told });
const failureSchema = v.looseObject({
  errorWrappers: v.pipe(
    v.array(v.looseObject({ error: v.pipe(v.string(), v.regex(/^[A-Z_]{1,60}$/)) })),
    v.minLength(1),
  ),
});

/** An answer with an error in it is none, even where `valid: false` stands beside it: VIES sends both with status 200. */
function viesAnswer(answer: Exchange): ViesAnswer {
  if (answer.kind !== 'answer') return { state: 'unknown', code: '' };
  const text = new TextDecoder().decode(answer.body);
  const failure = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), text);
  if (failure.success) return { state: 'unknown', code: failure.output.errorWrappers[0]?.error ?? '' };
  const verdict = v.safeParse(v.pipe(v.string(), v.parseJson(), verdictSchema), text);
  if (answer.status !== 200 || !verdict.success || 'errorWrappers' in verdict.output)
    return { state: 'unknown', code: '' };
  const { valid, name, address, requestIdentifier } = verdict.output;
  return { state: valid ? 'valid' : 'invalid', name, address, consultation: requestIdentifier };
}
