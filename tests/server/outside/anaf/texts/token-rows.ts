/** Reference, section 1.4: what the token service answers to a renewal. */
import { exchange, type TextRow } from './text-row';

const FAILS =
  'server/filings/authorization.test.ts › %s ends no authorization: the invoice says why and leaves by itself';

const error = (name: string, status: number, test: string): TextRow => ({
  shown: `${status}, \`"error":"${name}"\``,
  answer: exchange(JSON.stringify({ error: name }), status),
  test,
});

export const TOKEN_ROWS: readonly TextRow[] = [
  error(
    'invalid_grant',
    400,
    'server/filings/authorization.test.ts › ends by invalid_grant, and a new consent lets at once go what waited',
  ),
  error('invalid_client', 400, FAILS),
  error('invalid_client', 401, FAILS),
  error('invalid_request', 400, FAILS),
  error('server_error', 400, FAILS),
  { shown: '5xx', answer: exchange('', 503), test: FAILS },
  { shown: 'o pagină', answer: exchange('<html></html>'), test: FAILS },
];
