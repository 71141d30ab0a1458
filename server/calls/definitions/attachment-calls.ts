/**
 * The contents of files that drafts attach. Each is judged again here, for a document that carries it goes to others; and as
 * nobody removes one, adding one lets go of those that no draft has named for long.
 */
import { sql } from 'kysely';
import { attachmentText } from '@/api/attachment-id';
import { type CompanyId, idOfContent } from '@/api/ids';
import { takeFile } from '@/domain/invoice/attachments/take-file';
import { sameValue } from '@/domain/merge/same-value';
import type { TenantTransaction } from '../../database/app-database';
import { publishChanges } from '../../database/publish-changes';
import { lockRow, storedBytes } from '../../database/replicated-rows';
import { takeTurn } from '../../database/take-turn';
import { sha256Hex } from '../../filings/sha256-hex';
import type { CallHandler } from '../call-handler';
import { done, type Reply, refused } from '../reply';

/** As they are stored: some forty drafts with as much as a draft may bring. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Longer than an issued invoice waits on a device to leave, where it could still become a draft again. */
const KEPT_DAYS = 60;
const COLLECTION = 'attachment';

export const addAttachment: CallHandler<'AddCompanyAttachment'> = {
  kind: 'effect',
  subject: ({ body }) => ({ companyId: body.company, collection: COLLECTION, id: body.attachment.id }),
  run: async ({ body: { company, attachment } }, tx) => {
    const bytes = Buffer.from(attachment.content, 'base64');
    // One content has one text: else the same file could come under the same id in two.
    const isPlain = bytes.toString('base64') === attachment.content;
    const isTaken = isPlain && attachment.id === idOf(company, bytes) && takeFile('', bytes, []).ok;
    return isTaken ? keep(tx, company, attachment) : refused('invalid-request');
  },
};

function idOf(company: CompanyId, bytes: Uint8Array): string {
  return idOfContent(sha256Hex(Buffer.from(attachmentText(company, sha256Hex(bytes)))));
}

/** What is there already is no second effect; what was let go of comes again. */
async function keep(tx: TenantTransaction, company: CompanyId, row: { readonly id: string }): Promise<Reply> {
  await takeTurn(tx, 'row', company, COLLECTION, row.id);
  const known = await lockRow(tx, company, COLLECTION, row.id);
  if (known?.body && sameValue(known.body, row)) return done({ version: known.version, row });
  if ((await storedBytes(tx, company, COLLECTION)) > MOST_BYTES) return refused('drafts-full');
  const forgotten = (await unnamed(tx, company)).map((id) => ({ collection: COLLECTION, id, row: null }));
  const version = await publishChanges(tx, company, [...forgotten, { collection: COLLECTION, id: row.id, row }]);
  return done({ version, row });
}

/** By the time of the effect (as-user.ts). Skips what another transaction holds: the next one comes. */
async function unnamed(tx: TenantTransaction, company: CompanyId): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from replicated_row as file
    where company_id = ${company} and collection = ${COLLECTION} and body is not null
      and changed_at < current_setting('app.changed_at')::timestamptz - make_interval(days => ${KEPT_DAYS})
      and not exists (
        select from replicated_row as draft
        where draft.company_id = file.company_id and draft.collection = 'draft'
          and draft.body @> jsonb_build_object('content', jsonb_build_object('attachments',
            jsonb_build_array(jsonb_build_object('id', file.id)))))
    order by id limit 100 for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
