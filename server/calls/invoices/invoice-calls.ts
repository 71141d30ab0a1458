/** The calls of invoices: upload, validation, download, details, archive. */
import type { TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { publishChanges } from '../../database/publish-changes';
import type { Filing } from '../../jobs/filing/filing';
import type { CallHandlers, CallInputOf } from '../call-handler';
import { isMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { judgeDocument } from './judge-document';
import { countArchive, listArchive } from './list-archive';
import { findArchiveItem, findKeptBytes } from './read-archive';
import type { UploadInput } from './upload-input';
import { checkUpload, recordUpload, type UploadSurroundings, type UploadTransaction } from './upload-invoice';

type InvoiceCallName =
  | 'InvoiceUpload'
  | 'InvoiceValidation'
  | 'InvoiceDownload'
  | 'InvoiceDetails'
  | 'ArchiveList'
  | 'ArchiveListCount';

export interface InvoiceParts {
  /** Puts the filing's job into the queue, in the transaction. */
  readonly enqueue: (tx: UploadTransaction, filing: Filing) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
}

export function invoiceCalls(parts: InvoiceParts): Pick<CallHandlers, InvoiceCallName> {
  return {
    InvoiceUpload: {
      kind: 'effect',
      subject: ({ params }) => ({ companyId: params.company, collection: 'archive', id: params.invoice }),
      run: (input, tx) => upload(parts, input, tx),
    },
    InvoiceValidation: {
      kind: 'signed',
      run: async ({ params, bytes }, { userId }, db) => {
        if (!(await asUser(db, userId, (tx) => isMyCompany(tx, params.company)))) return refused('company-denied');
        const judged = judgeDocument(bytes);
        return judged.accepted
          ? done({ accepted: true, errors: [] })
          : refused('invoice-invalid', { messages: judged.messages });
      },
    },
    InvoiceDownload: {
      kind: 'signed',
      run: ({ params }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const kept = await findKeptBytes(tx, params.company, params.id, params.format);
          return kept === undefined ? refused('not-found') : { kind: 'bytes', ...kept };
        }),
    },
    InvoiceDetails: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const item = await findArchiveItem(tx, body.company, body.invoice);
          return item === undefined ? refused('not-found') : done({ item });
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
  return { ...parts, publish: publishChanges };
}
