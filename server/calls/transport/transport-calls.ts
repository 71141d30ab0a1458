/** The calls of transports that do more than their operation on rows. */
import type { AppDatabase, TenantTransaction } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { publishChanges } from '../../database/publish-changes';
import { pageOfRows, type RowTarget, storedBytes } from '../../database/replicated-rows';
import { judgeStep } from '../../transports/judge-step';
import { transportOutages } from '../../transports/outage-log';
import { recordStep, type StepSurroundings } from '../../transports/record-step';
import type { StepUpload } from '../../transports/step-of-upload';
import { TRANSPORT_TEXTS } from '../../transports/transport-texts';
import { beginWatch, wantDays } from '../../transports/transport-watch';
import type { Caller, CallHandler, CallHandlers, CallInputOf } from '../call-handler';
import { isMyCompany } from '../company-access';
import { addRow, updateRow } from '../definitions/definition-rows';
import { nameOf } from '../invoices/author-of';
import { done, type Reply, refused } from '../reply';
import { stepDocument } from './step-document';

type TransportCallName =
  | 'ETransUpload'
  | 'ETransDocument'
  | 'ETransDownload'
  | 'ETransGetAllData'
  | 'ETransGetAllDrafts'
  | 'EtransportSaveDraft'
  | 'EtransportUpdateDraft';

export interface TransportCallParts {
  /** Puts the step's job into the queue, in the transaction. */
  readonly enqueue: StepSurroundings['enqueue'];
  /** Plans the company's look at ANAF's list, in the transaction. */
  readonly lookNow: (tx: TenantTransaction, companyId: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function transportCalls(parts: TransportCallParts): Pick<CallHandlers, TransportCallName> {
  return {
    ETransUpload: {
      kind: 'prepared-effect',
      subject: ({ params }) => ({ companyId: params.company, collection: 'transport', id: params.transport }),
      prepare: async (input, { userId }) => {
        const judged = judgeStep(input.bytes, input.params.kind !== 'declare' && input.params.kind !== 'correct');
        return (tx) => upload(parts, input, judged, tx, userId);
      },
    },
    ETransDocument: {
      kind: 'signed',
      run: ({ params }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          const kept = await stepDocument(tx, params.company, params.step);
          return kept === undefined ? refused('not-found') : { kind: 'bytes', ...kept };
        }),
    },
    ETransDownload: {
      kind: 'signed',
      run: ({ params }, { userId }, db) =>
        asUser(db, userId, async (tx) => {
          if (!(await isMyCompany(tx, params.company))) return refused('company-denied');
          const trouble = await wantDays(tx, params.company, params.days, parts.now());
          await parts.lookNow(tx, params.company);
          return done({ asked: true, inSeconds: 0, trouble });
        }),
    },
    ETransGetAllData: paging('transport', 'transports'),
    ETransGetAllDrafts: paging('transportDraft', 'drafts'),
    EtransportSaveDraft: saveDraft,
    EtransportUpdateDraft: updateDraft,
  };
}

interface PageAsked {
  readonly params: { readonly company: number; readonly pageSize: number; readonly continuationToken?: string };
}

function paging(collection: 'transport' | 'transportDraft', under: 'transports' | 'drafts') {
  const run = ({ params }: PageAsked, { userId }: Caller, db: AppDatabase): Promise<Reply> =>
    asUser(db, userId, async (tx) => {
      const { company: companyId, pageSize: most, continuationToken: token = '0:' } = params;
      if (!(await isMyCompany(tx, companyId))) return refused('company-denied');
      // Versions of a company are consecutive: the token's id only names the row to whoever reads it.
      const after = Number(token.slice(0, token.indexOf(':')));
      const { rows, end } = await pageOfRows(tx, { companyId, collection, after, most });
      return done({ [under]: rows, continuationToken: end === undefined ? null : `${end.version}:${end.id}` });
    });
  return { kind: 'signed' as const, run };
}

async function upload(
  parts: TransportCallParts,
  { params, bytes, idempotencyKey }: CallInputOf<'ETransUpload'>,
  judged: ReturnType<typeof judgeStep>,
  tx: TenantTransaction,
  userId: number,
): Promise<Reply> {
  const { company: companyId, transport, step, kind, after, draft, draftSeen, madeAt, afterOutage = false } = params;
  const company = await tx.selectFrom('company').select('cif').where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) return refused('company-denied');
  if (judged.kind === 'too-large') return refused('too-large', { messages: [TRANSPORT_TEXTS.tooLarge] });
  if (judged.kind === 'invalid') return refused('transport-invalid', { messages: judged.messages });
  const known =
    params.mayBeSent === true
      ? { index: params.knownIndex ?? '', uit: params.knownUit ?? '', refused: params.wasRefused === true }
      : undefined;
  const said: StepUpload = {
    ...{ companyId, companyCif: company.cif, transport, step, kind, after, draft, draftSeen, madeAt },
    ...{ afterOutage, known },
    // Of a step that a restored server is given back nobody knows who made it.
    author: known === undefined ? await nameOf(tx, userId) : '',
    ...{ idempotencyKey, bytes },
  };
  const { enqueue, now } = parts;
  const watch: StepSurroundings['watch'] = (inside, id) => beginWatch(inside, id, now());
  const outages: StepSurroundings['outages'] = () => transportOutages(tx, now());
  const around = { enqueue, watch, outages, publish: publishChanges, now };
  const outcome = await recordStep(tx, around, said, judged.declaration);
  if (outcome.kind === 'refused') return refused(outcome.code, { messages: outcome.messages });
  return done({ version: outcome.version, item: outcome.item });
}

/** As they are stored, compressed. */
const MOST_DRAFT_BYTES = 32 * 1024 * 1024;
/** What a change has to bring to make a draft large. */
const LARGE_BYTES = 128 * 1024;

const saveDraft: CallHandler<'EtransportSaveDraft'> = {
  kind: 'effect',
  subject: ({ body }) => draftRow(body.company, body.etrdraft.id),
  run: async ({ body }, tx) =>
    (await isFull(tx, body.company))
      ? refused('drafts-full')
      : addRow(tx, draftRow(body.company, body.etrdraft.id), body.etrdraft),
};

/** The fields that merge are those of the content; device and instant follow the last change. */
const updateDraft: CallHandler<'EtransportUpdateDraft'> = {
  kind: 'effect',
  subject: ({ body }) => draftRow(body.company, body.id),
  run: async ({ body, bytes }, tx) =>
    bytes.length > LARGE_BYTES && (await isFull(tx, body.company))
      ? refused('drafts-full')
      : updateRow(tx, draftRow(body.company, body.id), body, {
          open: contentOf,
          close: (row, content) => ({ ...row, content, deviceName: body.deviceName, writtenAt: body.writtenAt }),
        }),
};

function draftRow(companyId: number, id: string): RowTarget {
  return { companyId, collection: 'transportDraft', id };
}

async function isFull(tx: TenantTransaction, companyId: number): Promise<boolean> {
  return (await storedBytes(tx, companyId, 'transportDraft')) > MOST_DRAFT_BYTES;
}

function contentOf(row: object): object {
  return 'content' in row && typeof row.content === 'object' && row.content !== null ? row.content : {};
}
