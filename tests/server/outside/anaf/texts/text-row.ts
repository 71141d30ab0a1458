/** A row of the table of texts in docs/anaf.md, and the answers in which ANAF's texts come. */
import type { Exchange } from '../../../../../server/outside/outside-exchange';

/** What becomes of an answer, in words made of what the product's own code did with it. */
export type Outcome = (answer: Exchange) => Promise<string>;

export interface TextRow {
  /** As the table shows the answer. */
  readonly shown: string;
  readonly answer: Exchange;
  /** `file › title` below `tests`, of a test that shows it on its own; absent: this table's, which runs each row. */
  readonly test?: string;
}

export function exchange(body: string | Uint8Array, status = 200, location = ''): Exchange {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { kind: 'answer', status, contentType: '', location, body: bytes };
}

const header = (namespace: string, rest: string): Exchange => exchange(`<header xmlns="${namespace}" ${rest}`);
const UPLOAD = 'mfp:anaf:dgti:spv:respUploadFisier:v1';
const STATE = 'mfp:anaf:dgti:efactura:stareMesajFactura:v1';

export const uploadState = (attributes: string): Exchange => header(UPLOAD, `${attributes}/>`);
export const messageState = (attributes: string): Exchange => header(STATE, `${attributes}/>`);

type Saying = (text: string, test?: string) => TextRow;

const saying =
  (answer: (text: string) => Exchange): Saying =>
  (text, test) => ({ shown: `«${text}»`, answer: answer(text), ...(test === undefined ? {} : { test }) });

export const uploadSays = saying((text) =>
  header(UPLOAD, `ExecutionStatus="1"><Errors errorMessage="${text}"/></header>`),
);
export const stateSays = saying((text) => header(STATE, `><Errors errorMessage="${text}"/></header>`));
export const downloadSays = saying((text) => exchange(JSON.stringify({ eroare: text, titlu: 'Descarcare mesaj' })));
export const listSays = saying((text) => exchange(JSON.stringify({ eroare: text, titlu: 'Lista Mesaje' })));
/** 400, with JSON that names the parameter. */
export const badRequest = saying((message) => exchange(JSON.stringify({ status: 400, message }), 400));
