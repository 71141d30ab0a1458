/** The calls by which a person asks ANAF, or its seal, about a document. The network is met outside of every transaction. */
import type { SealState } from '@/api/calls/anaf-document-calls';
import type { AppDatabase } from '../../database/app-database';
import { asUser } from '../../database/as-user';
import { openSignedZip } from '../../outside/anaf/answers/signed-zip';
import { checkSeal, type SealVerdict } from '../../outside/anaf/seal/check-seal';
import type { AnafStateless, PaperAnswer, ValidationAnswer } from '../../outside/anaf/stateless-client';
import type { AttemptLimit } from '../../session/attempt-limit';
import type { CallHandlers } from '../call-handler';
import { isMyCompany } from '../company-access';
import { findArchiveItem, findKeptBytes, type KeptBytes } from '../invoices/read-archive';
import { done, type Reply, refused } from '../reply';

export interface DocumentCallParts {
  readonly stateless: AnafStateless;
  /** Certificates of signers whom the installation trusts, PEM. */
  readonly pinned: readonly string[];
  /** By account: ANAF counts the calls of all together. */
  readonly questions: AttemptLimit;
}

export function documentCalls(
  parts: DocumentCallParts,
): Pick<CallHandlers, 'InvoiceDownloadAnafPdf' | 'GetInvoiceSeal' | 'GetAnafVerdict'> {
  return {
    InvoiceDownloadAnafPdf: {
      kind: 'signed',
      run: async ({ params }, { userId }, db) => {
        const found = await asUser(db, userId, async (tx) => ({
          item: await findArchiveItem(tx, params.company, params.id),
          kept: await findKeptBytes(tx, params.company, params.id, 'xml'),
        }));
        if (found.item === undefined || found.kept === undefined) return refused('not-found');
        const waitMs = await parts.questions.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const standard = found.item.kind === 'CreditNote' ? 'FCN' : 'FACT1';
        return paperReply(await parts.stateless.paper(standard, found.kept.bytes), found.kept);
      },
    },
    GetInvoiceSeal: {
      kind: 'signed',
      run: async ({ body }, { userId }, db) => {
        const found = await sealOf(db, userId, body);
        if (found === undefined) return refused('not-found');
        if (found === 'none') return done({ seal: 'none', signer: '', anaf: null });
        const { document, signature } = found;
        const verdict = checkSeal(document, signature, parts.pinned);
        const local = { seal: stateOf(verdict), signer: 'signer' in verdict ? verdict.signer : '' };
        if (!body.askAnaf) return done({ ...local, anaf: null });
        const waitMs = await parts.questions.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        const answer = await parts.stateless.checkSeal(document, signature);
        const said = answer.kind === 'sealed' || answer.kind === 'not-sealed' ? answer.kind : 'away';
        return done({ ...local, anaf: { said, text: 'text' in answer ? answer.text : '' } });
      },
    },
    GetAnafVerdict: {
      kind: 'signed',
      run: async ({ params, bytes }, { userId }, db) => {
        if (!(await asUser(db, userId, (tx) => isMyCompany(tx, params.company)))) return refused('company-denied');
        const waitMs = await parts.questions.take(String(userId));
        if (waitMs > 0) return refused('too-many-requests', { waitMs });
        return verdictReply(await parts.stateless.validate(params.type === 'NC' ? 'FCN' : 'FACT1', bytes));
      },
    },
  };
}

interface SealedDocument {
  readonly document: Uint8Array;
  readonly signature: Uint8Array;
}

/** `none`: its signed zip is not here; undefined: no such document of the caller's companies. */
async function sealOf(
  db: AppDatabase,
  userId: number,
  { company, invoice }: { readonly company: number; readonly invoice: string },
): Promise<SealedDocument | 'none' | undefined> {
  const { item, kept } = await asUser(db, userId, async (tx) => ({
    item: await findArchiveItem(tx, company, invoice),
    kept: await findKeptBytes(tx, company, invoice, 'zip'),
  }));
  if (item === undefined) return undefined;
  const opened = kept === undefined ? undefined : openSignedZip(kept.bytes);
  return opened?.kind === 'signed' ? opened : 'none';
}

function stateOf({ kind }: SealVerdict): SealState {
  return kind;
}

function verdictReply(answer: ValidationAnswer): Reply {
  switch (answer.kind) {
    case 'valid':
      return done({ said: 'accepted', texts: [] });
    case 'invalid':
      return done({ said: 'refused', texts: answer.texts });
    case 'too-large':
      return refused('too-large');
    default:
      return done({ said: 'away', texts: [] });
  }
}

function paperReply(answer: PaperAnswer, { fileName }: KeptBytes): Reply {
  switch (answer.kind) {
    case 'pdf': {
      const name = `${fileName.replace(/\.xml$/, '')}-ANAF.pdf`;
      return { kind: 'bytes', bytes: answer.bytes, contentType: 'application/pdf', fileName: name };
    }
    case 'too-large':
      return refused('too-large');
    case 'invalid':
      return refused('invoice-invalid', { messages: answer.texts });
    default:
      return refused('outside-unavailable');
  }
}
