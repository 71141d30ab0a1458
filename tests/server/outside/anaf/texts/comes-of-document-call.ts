/** What a person reads who asked for ANAF's paper of a document, for its verdict, or for its word on the seal, where ANAF answers so. */

import { API_ERRORS } from '@/api/errors';
import type { EntityId } from '@/api/ids';
import { sealTexts } from '@/app/invoices/view/seal-texts';
import { anafVerdictTexts } from '@/app/invoices/view/side/anaf-verdict-texts';
import { documentCalls } from '../../../../../server/calls/anaf/document-calls';
import type { Reply } from '../../../../../server/calls/reply';
import type { AppDatabase } from '../../../../../server/database/app-database';
import { createAnafStateless } from '../../../../../server/outside/anaf/stateless-client';
import type { Exchange } from '../../../../../server/outside/outside-exchange';
import { companyId } from '../../../support/samples';
import { withoutAnafsWords } from './outcome-words';
import type { Outcome } from './text-row';

export interface Asker {
  readonly db: AppDatabase;
  readonly userId: number;
  readonly invoice: EntityId;
}

const ORIGIN = { network: '', cookies: '', agent: '', fromElsewhere: false, request: '' };
const FREE = { take: async () => 0, giveBack: async () => undefined, clear: async () => undefined };
const REST = { bytes: new Uint8Array(), idempotencyKey: '' };

function handlers(answer: Exchange): ReturnType<typeof documentCalls> {
  const fetch = async (): Promise<Response> =>
    answer.kind === 'answer'
      ? new Response(answer.body.slice(), { status: answer.status })
      : Promise.reject(new Error(answer.detail));
  return documentCalls({ stateless: createAnafStateless(fetch, 'https://anaf'), pinned: [], questions: FREE });
}

export const ofPaper =
  (asker: () => Asker): Outcome =>
  async (answer) => {
    const { db, userId, invoice } = asker();
    const handler = handlers(answer).InvoiceDownloadAnafPdf;
    if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
    const params = { company: companyId(1), id: invoice, format: 'pdf' as const };
    return paperWords(await handler.run({ params, body: undefined, ...REST }, { userId, familyId: '' }, db, ORIGIN));
  };

function paperWords(reply: Reply): string {
  if (reply.kind === 'bytes') return `se dă fișierul, ca ${reply.contentType}`;
  if (reply.kind !== 'refused') return reply.kind;
  const texts = 'messages' in reply && reply.messages !== undefined ? ', cu motivele ANAF' : '';
  return `„${API_ERRORS[reply.code].text}”${texts}`;
}

export const ofSeal =
  (asker: () => Asker): Outcome =>
  async (answer) => {
    const { db, userId, invoice } = asker();
    const handler = handlers(answer).GetInvoiceSeal;
    if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
    const body = { company: companyId(1), invoice, askAnaf: true };
    const reply = await handler.run({ params: undefined, body, ...REST }, { userId, familyId: '' }, db, ORIGIN);
    if (reply.kind !== 'done' || !('anaf' in Object(reply.body))) throw new Error('no word on the seal');
    const { anaf } = reply.body as { readonly anaf: { readonly said: keyof typeof sealTexts.anaf } };
    return `„${withoutAnafsWords(sealTexts.anaf[anaf.said])}”; verificarea de aici rămâne lângă`;
  };

export const ofVerdict =
  (asker: () => Asker): Outcome =>
  async (answer) => {
    const { db, userId } = asker();
    const handler = handlers(answer).GetAnafVerdict;
    if (handler.kind !== 'signed') throw new Error('it opens transactions itself');
    const input = { params: { company: companyId(1), type: 'FCT' as const }, body: '', ...REST };
    return verdictWords(await handler.run(input, { userId, familyId: '' }, db, ORIGIN));
  };

function verdictWords(reply: Reply): string {
  if (reply.kind === 'refused') return reply.code === 'too-large' ? `„${anafVerdictTexts.tooLarge}”` : reply.code;
  if (reply.kind !== 'done') return reply.kind;
  const { said } = reply.body as { readonly said: 'accepted' | 'refused' | 'away' };
  return said === 'refused' ? `„${anafVerdictTexts.refused}”, cu motivele ANAF` : `„${anafVerdictTexts[said]}”`;
}
