/** The calls of invoices: upload, validation, download, details, archive. */
import type { ArchiveItem } from '@/api/entities/archive-item';
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { publishChanges } from '../../database/publish-changes';
import { lockRow } from '../../database/replicated-rows';
import type { Filing } from '../../jobs/filing/filing';
import type { CallHandlers, CallInputOf } from '../call-handler';
import { isMyCompany } from '../company-access';
import { takeNumber } from '../definitions/take-number';
import { done, type Reply, refused } from '../reply';
import { downloadDocument } from './download-document';
import { judgeDocument } from './judge-document';
import { countArchive, listArchive } from './list-archive';
import type { UploadInput } from './upload-input';
import { checkUpload, recordUpload, type UploadSurroundings } from './upload-invoice';

type InvoiceCallName =
  | 'InvoiceUpload'
  | 'InvoiceValidation'
  | 'InvoiceDownload'
  | 'InvoiceDetails'
  | 'ArchiveList'
  | 'ArchiveListCount';

export interface InvoiceParts {
  /** Puts the filing's job into the queue, in the transaction. */
  readonly enqueue: (tx: TenantTransaction, filing: Filing) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
}

export function invoiceCalls(parts: InvoiceParts): Pick<CallHandlers, InvoiceCallName> {
  return {
    InvoiceUpload: { kind: 'effect', run: (input, tx) => upload(parts, input, tx) },
    InvoiceValidation: {
      kind: 'signed',
      run: async ({ bytes }) => {
        const judged = judgeDocument(bytes);
        return judged.accepted
          ? done({ accepted: true, errors: [] })
          : refused('invoice-invalid', { messages: judged.messages });
      },
    },
    InvoiceDownload: {
      kind: 'signed',
      run: ({ params }, { userId }, db) => asUser(db, userId, (tx) => downloadDocument(tx, params)),
    },
    InvoiceDetails: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const row = await tx
            .selectFrom('archive_item')
            .select('item')
            .where('company_id', '=', body.company)
            .where('id', '=', body.invoice)
            .executeTakeFirst();
          return row === undefined ? refused('not-found') : done({ item: row.item });
        }),
    },
    ArchiveList: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) =>
          (await isMyCompany(tx, body.company))
            ? done(await listArchive(tx, { ...body, companyId: body.company }))
            : refused('company-denied'),
        ),
    },
    ArchiveListCount: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) =>
          (await isMyCompany(tx, body.company))
            ? done({ count: await countArchive(tx, body.company, body.filter) })
            : refused('company-denied'),
        ),
    },
  };
}

async function upload(parts: InvoiceParts, input: CallInputOf<'InvoiceUpload'>, tx: TenantTransaction): Promise<Reply> {
  const company = await tx
    .selectFrom('company')
    .select('cif')
    .where('id', '=', input.params.company)
    .executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  const request = uploadInput(input, company.cif);
  const checked = checkUpload(request);
  if (checked.kind === 'refused') return refused(checked.code, { messages: checked.messages });
  const outcome = await recordUpload(tx, surroundings(parts), request, checked.facts);
  if (outcome.kind === 'refused') return refused(outcome.code, { messages: outcome.messages });
  return done({ version: outcome.version, item: outcome.item });
}

function uploadInput({ params, bytes, idempotencyKey }: CallInputOf<'InvoiceUpload'>, companyCif: string): UploadInput {
  return {
    companyId: params.company,
    companyCif,
    serialId: params.serial,
    selfBilled: params.isSelf,
    type: params.type,
    invoiceId: params.invoice,
    deviceId: params.device,
    draftId: params.draft,
    issuedAt: params.issuedAt,
    idempotencyKey,
    bytes,
  };
}

function surroundings(parts: InvoiceParts): UploadSurroundings {
  return {
    takeNumber,
    removeDraft: async (tx, companyId, draftId) => {
      const draft = await lockRow(tx, companyId, 'draft', draftId);
      if (draft !== undefined && draft.body !== null)
        await publishChanges(tx, companyId, [{ collection: 'draft', id: draftId, row: null }]);
    },
    enqueue: parts.enqueue,
    publish: (tx, companyId, item: ArchiveItem) =>
      publishChanges(tx, companyId, [{ collection: 'archive', id: item.id, row: item }]),
    now: parts.now,
    newId: parts.newId,
  };
}
