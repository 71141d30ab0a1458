/** `POST /taxation_customs/vies/rest-api/check-vat-number`: the numbers of VIES's own test service say what comes back. */
import * as v from 'valibot';
import { jsonReply, type StandInReply, type StandInService } from '../stand-in-http';

const PATH = '/taxation_customs/vies/rest-api/check-vat-number';

/** Number 100 is valid, 200 invalid; these are errors. Any other number is none that a state knows. */
const ERRORS: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '600': 'MS_MAX_CONCURRENT_REQ',
};

const requestSchema = v.looseObject({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  vatNumber: v.pipe(v.string(), v.minLength(1)),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
});
type ViesRequestBody = v.InferOutput<typeof requestSchema>;

/** `now`: ms since 1970. */
export function createViesStandIn(now: () => number): StandInService {
  return async (request) => {
    if (request.path !== PATH) return undefined;
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), new TextDecoder().decode(request.body));
    if (request.method !== 'POST' || !read.success) return failed('INVALID_INPUT', 400);
    const error = ERRORS[read.output.vatNumber];
    return error === undefined ? verdict(read.output, now()) : failed(error, 200);
  };
}

function failed(error: string, status: number): StandInReply {
  return jsonReply({ actionSucceed: false, errorWrappers: [{ error }] }, status);
}

function verdict({ countryCode, vatNumber, requesterNumber }: ViesRequestBody, now: number): StandInReply {
  const valid = vatNumber === '100';
  return jsonReply({
    countryCode,
    vatNumber,
    requestDate: new Date(now).toISOString(),
    valid,
    requestIdentifier: valid && requesterNumber !== undefined ? `WAPIAAA${String(now).slice(-9)}` : '',
    name: valid ? 'JOHN DOE' : '---',
    address: valid ? '123 Main St, Anytown' : '---',
  });
}
