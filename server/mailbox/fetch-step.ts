/** Downloads what is listed and not here yet, one message after the other; each is kept before the next is asked for. */

import type { DownloadAnswer } from '../outside/anaf/anaf-port';
import { waitAt } from '../outside/anaf/filing-plan';
import { type Asked, askMailbox } from './ask-mailbox';
import { isAwaited } from './lost-time';
import type { MailboxParts, MailboxTransaction } from './mailbox-parts';
import { keepTrouble } from './mailbox-store';
import { type ListedMessage, readMessageZip } from './message-zip';
import { endMessage, type MessageOf, ownOf, recordMessage } from './record-message';

/** Messages of one run: then the company's other work, and other companies, have their turn. */
const MOST = 20;
/** Older than this they go before the newest ones: ANAF gives them out for 60 days. */
const URGENT_MS = 45 * 86_400_000;
/** Fetches that may bring the right bytes where the first did not: a cache may have mixed up two answers. */
const UNFIT_FETCHES = 3;
const LONGEST = 2000;

interface Listed extends ListedMessage {
  readonly fetches: number;
  /** Filings wait for it. */
  readonly awaited: boolean;
}

/** Whose messages are fetched: `cif` of the company, digits. `restoredAt`: the restore whose lost time filings wait for. */
export interface Fetching {
  readonly companyId: number;
  readonly cif: string;
  readonly restoredAt: number | undefined;
}

/** When there is more to fetch, ms since 1970; undefined: all is here, or waits for its own time. */
export async function fetchStep(
  parts: MailboxParts,
  { companyId, cif, restoredAt }: Fetching,
): Promise<number | undefined> {
  const due = await parts.asCompany(companyId, (tx) => dueMessages(tx, companyId, restoredAt, parts.now()));
  for (const listed of due) {
    const of = { companyId, cif, message: listed };
    if (await isKnown(parts, of)) continue;
    const download = (token: string): Promise<DownloadAnswer> => parts.anaf.download(token, listed.id);
    const answer = await askMailbox(parts, companyId, download, listed.awaited ? 'own' : 'spare');
    if (answer.kind === 'waits') {
      const { trouble, waitMs } = answer;
      if (trouble !== undefined)
        await parts.asCompany(companyId, (tx) => keepTrouble(tx, companyId, trouble, parts.now()));
      return parts.now() + waitMs;
    }
    await settle(parts, of, listed, answer);
  }
  return due.length < MOST ? undefined : parts.now();
}

/** The company's own invoice, sent from here: its filing keeps the zip, and its refusal's reasons. */
async function isKnown(parts: MailboxParts, of: MessageOf): Promise<boolean> {
  if (of.message.type !== 'FACTURA TRIMISA' && of.message.type !== 'ERORI FACTURA') return false;
  const own = await parts.asCompany(of.companyId, (tx) => ownOf(tx, of, ''));
  if (own.invoiceId === undefined) return false;
  await endMessage(parts, of, { state: 'ours', invoiceId: own.invoiceId });
  return true;
}

type Answer = Exclude<Asked<DownloadAnswer>, { kind: 'waits' }>;

async function settle(parts: MailboxParts, of: MessageOf, { fetches }: Listed, answer: Answer): Promise<void> {
  if (answer.kind === 'gone') return endMessage(parts, of, { state: 'gone', texts: [answer.text.slice(0, LONGEST)] });
  if (answer.kind === 'zip') {
    const read = readMessageZip(answer.bytes, of.message, of.cif);
    if (read.kind !== 'unfit' || fetches + 1 >= UNFIT_FETCHES) return recordMessage(parts, of, answer.bytes, read);
    return again(parts, of, fetches, read.reason);
  }
  const said = saidBy(answer);
  // What ANAF has refused, or answered beyond all bounds, for days is not asked for for ever; its row stays, with the reason.
  if (fetches + 1 >= parts.plan.fetches)
    return endMessage(parts, of, { state: 'unfit', texts: [said.slice(0, LONGEST)] });
  return again(parts, of, fetches, said);
}

function saidBy(answer: Exclude<Answer, { kind: 'zip' | 'gone' }>): string {
  if (answer.kind === 'query-failed') return answer.text;
  return answer.kind === 'bad-request' ? answer.message : answer.detail;
}

function again(parts: MailboxParts, { companyId, message }: MessageOf, fetches: number, said: string): Promise<void> {
  const due = new Date(parts.now() + waitAt(parts.plan.fetchMs, fetches, 0));
  return parts.asCompany(companyId, async (tx) => {
    await tx
      .updateTable('anaf_message')
      .set({ fetches: fetches + 1, fetch_due_at: due, texts: JSON.stringify([said.slice(0, LONGEST)]) })
      .where('company_id', '=', companyId)
      .where('id', '=', message.id)
      .where('state', '=', 'listed')
      .execute();
  });
}

/** First those that filings wait for; then the oldest where their time is near, then the newest. */
async function dueMessages(
  tx: MailboxTransaction,
  companyId: number,
  restoredAt: number | undefined,
  now: number,
): Promise<readonly Listed[]> {
  const urgent = minuteBefore(now - URGENT_MS);
  const rows = await tx
    .selectFrom('anaf_message')
    .select(['id', 'upload_index', 'type', 'created_at', 'fetches', isAwaited(restoredAt).as('awaited')])
    .where('company_id', '=', companyId)
    .where('state', '=', 'listed')
    .where('fetch_due_at', '<=', new Date(now))
    .orderBy('awaited', 'desc')
    .orderBy((row) => row.case().when('created_at', '<', urgent).then(row.ref('created_at')).else(null).end())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, upload_index, type, created_at, fetches, awaited }) => ({
    ...{ id, type, fetches, awaited: awaited === true },
    uploadIndex: upload_index,
    createdAt: created_at,
  }));
}

/** To the day is near enough. */
function minuteBefore(at: number): string {
  return `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}0000`;
}
