/** Reference, section 1.5: what may come in the place of any answer. */
import { exchange, type TextRow } from './text-row';

const ENDS = 'server/filings/filing-ends.test.ts';
const TURNED_AWAY =
  'server/filings/authorization.test.ts › with %s (%i) costs %i renewals in an hour of three invoices, and nothing is lost';
const DOUBT =
  'server/filings/filing-pipeline.test.ts › killed while it uploads is doubtful, found at ANAF and not sent again';

export const EVERYWHERE_ROWS: readonly TextRow[] = [
  { shown: '401', answer: exchange('', 401), test: TURNED_AWAY },
  { shown: '403', answer: exchange('', 403), test: TURNED_AWAY },
  { shown: '404', answer: exchange('{}', 404) },
  { shown: '429', answer: exchange('{}', 429), test: `${ENDS} › is waited out: 429 at %s` },
  { shown: '302 spre mentenanta.anaf.ro', answer: exchange('', 302, 'https://mentenanta.anaf.ro/') },
  { shown: '302 spre /my.policy', answer: exchange('', 302, 'https://api.anaf.ro/my.policy') },
  { shown: '5xx', answer: exchange('', 503), test: DOUBT },
  { shown: '200 cu pagina firewall-ului', answer: exchange('<html>Request Rejected</html>') },
  { shown: '200 gol', answer: exchange('') },
  { shown: '200 tăiat', answer: exchange('<header') },
  { shown: 'conexiune ruptă', answer: { kind: 'broken', detail: 'ECONNRESET' }, test: DOUBT },
  { shown: 'nicio adresă nu răspunde', answer: { kind: 'unreachable', detail: 'ECONNREFUSED' } },
];
