/** The calls of invoices: upload, validation, download, details, archive. */
import { packDocuments } from '@/api/packed-documents';
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { publishChanges } from '../../database/publish-changes';
import type { Filing } from '../../filings/filing';
import type { Caller, CallHandlers, CallInputOf } from '../call-handler';
import { isMyCompany } from '../company-access';
import { done, type Reply, refused } from '../reply';
import { authorOf } from './author-of';
import { checkUpload, isTooLarge } from './check-upload';
import { type DecidedInvoice, decideHeld, release, withdraw } from './decide-held';
import type { Judgement } from './judge-document';
import type { Judge } from './judging/judge-pool';
import { countArchive, listArchive } from './list-archive';
import { markInvoice } from './mark-invoice';
import { findArchiveItem, findKeptBytes, findKeptDocuments } from './read-archive';
import { sendMessage } from './send-message';
import type { UploadInput } from './upload-input';
import { recordUpload, type UploadSurroundings, type UploadTransaction } from './upload-invoice';

type InvoiceCallName =
  | 'ReleaseInvoice'
  | 'WithdrawInvoice'
  | 'InvoiceMark'
  | 'InvoiceMessage'
  | 'InvoiceUpload'
  | 'InvoiceValidation'
  | 'InvoiceDownload'
  | 'InvoiceDocuments'
  | 'InvoiceDetails'
  | 'ArchiveList'
  | 'ArchiveListCount';

export interface InvoiceParts {
  readonly judge: Judge;
  /** Puts the filing's job into the queue, in the transaction. */
  readonly enqueue: (tx: UploadTransaction, filing: Filing) => Promise<void>;
  /** Plans the company's mailbox now, in the transaction. */
  readonly lookNow: (tx: TenantTransaction, companyId: number) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
}

export function invoiceCalls(parts: InvoiceParts): Pick<CallHandlers, InvoiceCallName> {
  return {
    InvoiceUpload: {
      kind: 'prepared-effect',
      subject: ({ params }) => ({ companyId: params.company, collection: 'archive', id: params.invoice }),
      prepare: (input, caller) => prepareUpload(parts, input, caller),
    },
    ReleaseInvoice: decision(release, parts),
    WithdrawInvoice: decision(withdraw, parts),
    InvoiceMark: {
      kind: 'effect',
      subject: ({ body }) => ({ companyId: body.company, collection: 'archive', id: body.invoice }),
      run: (input, tx, { userId }) => markInvoice(tx, input, userId, parts.now()),
    },
    InvoiceMessage: {
      kind: 'effect',
      subject: ({ body }) => ({ companyId: body.company, collection: 'archive', id: body.invoice }),
      run: (input, tx, { userId }) => sendMessage(tx, input, userId, parts),
    },
    InvoiceValidation: {
      kind: 'signed',
      run: async ({ params, bytes }, { userId }, db) => {
        if (!(await asUser(db, userId, (tx) => isMyCompany(tx, params.company)))) return refused('company-denied');
        if (isTooLarge({ bytes })) return refused('too-large');
        const judged = await parts.judge(bytes, userId);
        if (judged === 'busy') return refused('busy');
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
    InvoiceDocuments: {
      kind: 'signed',
      run: ({ body }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, body.company))) return refused('company-denied');
          const documents = await findKeptDocuments(tx, body.company, body.invoices);
          return {
            kind: 'bytes',
            bytes: packDocuments(documents),
            contentType: 'application/octet-stream',
            fileName: 'documents',
          };
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
            ? done(await countArchive(tx, body.company, body.filter))
            : refused('company-denied'),
        ),
    },
  };
}

function decision(decide: typeof release, parts: InvoiceParts) {
  const decided = decideHeld(decide, parts);
  return {
    kind: 'signed' as const,
    run: ({ body }: { readonly body: DecidedInvoice }, { userId }: Caller, db: AppDatabase): Promise<Reply> =>
      asUser(db, userId, (tx) => decided(tx, body)),
  };
}

async function prepareUpload(
  parts: InvoiceParts,
  input: CallInputOf<'InvoiceUpload'>,
  { userId }: Caller,
): Promise<(tx: TenantTransaction) => Promise<Reply>> {
  const verdict = isTooLarge(input) ? undefined : await parts.judge(input.bytes, userId);
  return verdict === 'busy' ? async () => refused('busy') : (tx) => upload(parts, input, verdict, tx, userId);
}

async function upload(
  parts: InvoiceParts,
  input: CallInputOf<'InvoiceUpload'>,
  verdict: Judgement | undefined,
  tx: TenantTransaction,
  userId: number,
): Promise<Reply> {
  const company = await tx
    .selectFrom('company')
    .select('cif')
    .where('id', '=', input.params.company)
    .executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  const request = uploadInput(input, company.cif, await authorOf(tx, userId, input.params));
  const checked = checkUpload(request, verdict);
  if (checked.kind === 'refused') return refused(checked.code, { messages: checked.messages });
  const outcome = await recordUpload(tx, surroundings(parts), request, checked.facts);
  if (outcome.kind === 'refused') return refused(outcome.code, { messages: outcome.messages });
  return done({ version: outcome.version, item: outcome.item });
}

function uploadInput(
  { params, bytes, idempotencyKey }: CallInputOf<'InvoiceUpload'>,
  companyCif: string,
  author: string,
): UploadInput {
  return {
    companyId: params.company,
    companyCif,
    serialId: params.serial,
    selfBilled: params.isSelf,
    ...(params.isEnforcement === undefined ? {} : { enforcement: params.isEnforcement }),
    type: params.type,
    invoiceId: params.invoice,
    deviceId: params.device,
    leaseId: params.lease,
    fence: params.fence,
    draftId: params.draft,
    ...(params.draftVersion === undefined ? {} : { draftVersion: params.draftVersion }),
    ...(params.draftEpoch === undefined ? {} : { draftEpoch: params.draftEpoch }),
    ...(params.draftMadeHere === undefined ? {} : { draftMadeHere: params.draftMadeHere }),
    ...(params.draftSaved === undefined ? {} : { draftSaved: params.draftSaved }),
    ...(params.heldFor === undefined ? {} : { heldFor: params.heldFor }),
    ...(params.heldNumber === undefined ? {} : { heldNumber: params.heldNumber }),
    ...(params.look === undefined ? {} : { look: params.look }),
    ...(params.wasRefused === undefined ? {} : { wasRefused: params.wasRefused }),
    ...(params.draftMayBeIssued === undefined ? {} : { draftMayBeIssued: params.draftMayBeIssued }),
    ...(params.draftStayed === undefined ? {} : { draftStayed: params.draftStayed }),
    ...(params.corrects === undefined ? {} : { corrects: params.corrects }),
    ...(params.correctedDraft === undefined ? {} : { correctedDraft: params.correctedDraft }),
    ...(params.corrected === undefined ? {} : { corrected: params.corrected.split(',') }),
    issuedAt: params.issuedAt,
    known: {
      index: params.knownIndex ?? '',
      download: params.knownDownload ?? '',
      since: params.firstSentAt ?? '',
    },
    author,
    idempotencyKey,
    bytes,
  };
}

function surroundings(parts: InvoiceParts): UploadSurroundings {
  return { ...parts, publish: publishChanges };
}
