/** The calls of a company's drafts that do more than their operation: drafts may be many, and each of them large. */
import type { Draft } from '@/api/entities/invoice-draft';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { pageOfRows, type RowTarget, storedBytes } from '../../database/replicated-rows';
import type { CallHandler, CallHandlers } from '../call-handler';
import { isMyCompany } from '../company-access';
import { done, refused } from '../reply';
import { addAttachment } from './attachment-calls';
import { addRow, updateRow } from './definition-rows';

type DraftCallName =
  | 'AddCompanyAttachment'
  | 'ListSavedDrafts'
  | 'ListSavedExternDrafts'
  | 'SaveDraft'
  | 'SaveDraftExtern'
  | 'UpdateDraft';

/** As they are stored, compressed: more than ten thousand usual drafts. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What a change has to bring to make a draft large. */
const LARGE_BYTES = 128 * 1024;

export function draftCalls(): Pick<CallHandlers, DraftCallName> {
  return {
    ListSavedDrafts: listDrafts('invoice'),
    ListSavedExternDrafts: listDrafts('extern'),
    SaveDraft: SAVE,
    SaveDraftExtern: SAVE,
    UpdateDraft: updateDraft,
    AddCompanyAttachment: addAttachment,
  };
}

function listDrafts(type: Draft['type']): CallHandler<'ListSavedDrafts' | 'ListSavedExternDrafts'> {
  return {
    kind: 'signed',
    run: ({ body }, { userId }, db) =>
      asUser(db, userId, async (tx) => {
        if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
        const { rows, end } = await pageOfRows(tx, {
          companyId: body.company,
          collection: 'draft',
          after: body.after ?? 0,
        });
        const drafts = rows.filter((row) => (row.type === 'extern') === (type === 'extern'));
        return done({ drafts, ...(end === undefined ? {} : { next: end.version }) });
      }),
  };
}

/** One table holds both kinds: the schema of each call says which it is. */
const SAVE: CallHandler<'SaveDraft'> & CallHandler<'SaveDraftExtern'> = {
  kind: 'effect',
  subject: ({ body }: SaveInput) => draftRow(body.company, body.draft.id),
  run: async ({ body }: SaveInput, tx: TenantTransaction) =>
    (await isFull(tx, body.company))
      ? refused('drafts-full')
      : addRow(tx, draftRow(body.company, body.draft.id), body.draft),
};

interface SaveInput {
  readonly body: { readonly company: number; readonly draft: Draft };
}

/**
 * The fields that merge are those of the content; device and instant follow the last change. Where the row had gone on since, its
 * writer has not seen all that the answer tells: an upload that names this save says no more than that (decision 0018).
 */
const updateDraft: CallHandler<'UpdateDraft'> = {
  kind: 'effect',
  subject: ({ body }) => draftRow(body.company, body.id),
  run: async ({ body, bytes }, tx) =>
    bytes.length > LARGE_BYTES && (await isFull(tx, body.company))
      ? refused('drafts-full')
      : updateRow(tx, draftRow(body.company, body.id), body, {
          open: draftContent,
          close: (row, content) => ({ ...row, content, deviceName: body.deviceName, writtenAt: body.writtenAt }),
          tell: (before) => (before > body.version ? { madeOver: body.version } : {}),
        }),
};

function draftRow(companyId: number, id: string): RowTarget {
  return { companyId, collection: 'draft', id };
}

async function isFull(tx: TenantTransaction, companyId: number): Promise<boolean> {
  return (await storedBytes(tx, companyId, 'draft')) > MOST_BYTES;
}

function draftContent(row: object): object {
  return 'content' in row && typeof row.content === 'object' && row.content !== null ? row.content : {};
}
