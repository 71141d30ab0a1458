/** The editor's services over the open workspace: local queries, commands, and calls through the session. */
import { useMemo } from 'react';
import * as v from 'valibot';
import { entityIdSchema } from '@/api/ids';
import { useSyncView } from '@/app/state/sync-view';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { localDay } from '@/app/ui/words/date-words';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { addPartner, listPartners, partnerByCui } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { addProduct, listProducts } from '@/db/collections/product';
import { addSerial } from '@/db/collections/serial';
import { vatRateRows } from '@/db/collections/vat-rate';
import { draftCopyId, dropUnsaved, keepUnsaved } from '@/db/drafts/unsaved-copy';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { invalidInvoices, setInvalidInvoices } from '@/db/settings/invalid-invoices';
import { isValidCui } from '@/domain/identifiers/cui';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import type { DraftParty } from '@/domain/invoice/invoice-draft';
import type { IssueOutcome } from '@/workers/document/document-service';
import { documentWorker } from '@/workers/document/document-worker';
import { removeDraftWithUndo } from '../../drafts/remove-draft-with-undo';
import type { EditorServices, SeriesChoice } from '../editor-services';
import { createBuyerPrices } from './buyer-prices';
import { partnerOfBuyer, productOfLine } from './definitions-of-draft';
import { type IssuePort, issueCorrection, issueDraft } from './issue-draft';
import { judgingIn } from './judging-in';
import { lastPriceOf } from './last-prices';
import { offeredVat, usualVat } from './offered-vat';
import { legalExchangeRate, lookUpCompany } from './outside-answers';
import { seriesChoices } from './series-choices';

/** Tells this page's copies of what was typed from those of other tabs. */
const PAGE = crypto.randomUUID();

/** UN/ECE code of the piece: the unit a new line begins with. */
const PIECE = 'H87';
/** Rows a type-ahead shows. */
const SUGGESTIONS = 8;

const NO_SERIES: readonly SeriesChoice[] = [];

/** Undefined until the company's definitions are read. `keepsNumber`: the number of the rejected invoice being corrected. */
export function useWorkspaceServices(keepsNumber: string): EditorServices | undefined {
  const workspace = useWorkspace();
  const { db, company, commands } = workspace;
  const today = useToday();
  const { offline } = useSyncView();
  const definitions = useLive(async () => {
    const [vatRates, methods, invalid] = await Promise.all([
      vatRateRows.list(db, company.id),
      paymentMethodRows.list(db, company.id),
      invalidInvoices(db, company.id),
    ]);
    const paymentMethods = methods.map(({ row }) => row);
    return { vatRates: vatRates.map(({ row }) => row), paymentMethods, invalid };
  }, [db, company.id]);
  const series = useLive(() => seriesChoices(commands), [commands]) ?? NO_SERIES;
  const fixed = useMemo(() => workspaceActions(workspace, keepsNumber), [workspace, keepsNumber]);

  return useMemo(() => {
    if (definitions === undefined) return undefined;
    const vatChoices = offeredVat(definitions.vatRates, today);
    const vat = usualVat(vatChoices, company.vatRegistered);
    return {
      ...fixed,
      company,
      vatChoices,
      series,
      paymentMethods: definitions.paymentMethods,
      invalidInvoices: definitions.invalid,
      online: !offline,
      today,
      newLine: () => ({ ...emptyDraftLine(commands.newId(), vat), unitCode: PIECE }),
    };
  }, [definitions, fixed, company, commands, series, offline, today]);
}

type Actions = Omit<
  EditorServices,
  'company' | 'vatChoices' | 'series' | 'paymentMethods' | 'invalidInvoices' | 'online' | 'today' | 'newLine'
>;

function workspaceActions(workspace: Workspace, keepsNumber: string): Actions {
  const { commands } = workspace;
  return {
    ...searches(workspace),
    ...additions(workspace),
    lookUp: (cui) => lookUpCompany(workspace, cui),
    exchangeRate: (currency, day) => legalExchangeRate(workspace, currency, day),
    newDraftId: commands.newId,
    saveDraft: async (id, content, seen) => {
      const outcome = await saveDraft(commands, { id: v.parse(entityIdSchema, id), content, seen });
      return outcome === 'missing' ? 'missing' : 'saved';
    },
    keepUnsaved: (id, content, written) => {
      const copy = { companyId: commands.companyId, content, written, at: commands.now() };
      const copyId = draftCopyId(id, PAGE);
      const kept = keepUnsaved(localStorage, commands.db.name, copyId, copy);
      return kept ? () => dropUnsaved(localStorage, commands.db.name, copyId) : null;
    },
    removeDraft: (id) => removeDraftWithUndo(commands, v.parse(entityIdSchema, id)),
    discardDraft: async (id) => {
      await removeDraft(commands, v.parse(entityIdSchema, id));
    },
    openJudging: () => judgingIn(documentWorker, commands.newId()),
    ...issuing(workspace, keepsNumber),
    setInvalidInvoices: (value) => setInvalidInvoices(workspace.db, workspace.company.id, value),
    reserveNumbers: (serialId) => reserveNumbers(workspace, serialId),
    addSeries: async (content) => {
      const outcome = await addSerial(commands, content);
      if (outcome.kind === 'added') workspace.syncNow();
      return outcome;
    },
  };
}

function searches({ db, company, commands }: Workspace): Pick<Actions, 'searchPartners' | 'searchProducts'> {
  const pricesOf = createBuyerPrices(commands);
  return {
    searchPartners: async (text) =>
      (await listPartners(db, company.id, { text, limit: SUGGESTIONS })).map(({ row }) => row),
    searchProducts: async (text, buyer) => {
      const products = await listProducts(db, company.id, { text, limit: SUGGESTIONS });
      const prices = await pricesOf(buyer.taxId);
      return products.map(({ row }) => {
        const last = lastPriceOf(prices, row.code, row.name);
        return { product: row, lastPrice: last?.price ?? '', lastDate: last?.date ?? '' };
      });
    },
  };
}

/** A partner whose fiscal code is there already is not added a second time. */
function additions({ db, company, commands }: Workspace): Pick<Actions, 'addPartner' | 'addProduct'> {
  return {
    addPartner: async (buyer) => {
      const there = await partnerByCui(db, company.id, buyer.taxId);
      return there?.row.id ?? addedId(await addPartner(commands, partnerOfBuyer(buyer)));
    },
    addProduct: async (line, currency) => addedId(await addProduct(commands, productOfLine(line, currency))),
  };
}

/** '' where the content was refused (a name too long): the invoice goes on without the definition. */
function addedId(outcome: Awaited<ReturnType<typeof addPartner>>): string {
  return outcome.kind === 'added' ? outcome.id : '';
}

function issuing(workspace: Workspace, keepsNumber: string): Pick<Actions, 'issue' | 'cancelIssue'> {
  const { db, company, commands, syncNow } = workspace;
  const port: IssuePort = {
    preview: (serialId, date) => nextNumberPreview(commands.db, serialId, commands.deviceId, date),
    build: (draft, number) => documentWorker.call<IssueOutcome>((api) => api.issueDocument(draft, number)),
    invalidInvoices: () => invalidInvoices(db, company.id),
    today: () => localDay(new Date()),
    commit: (issue) => commitIssue(commands, issue),
    correct: (invoiceId, correction) => correctRejected(commands, invoiceId, correction),
  };
  return {
    issue: async (id, draft, decided) => {
      const draftId = v.parse(entityIdSchema, id);
      const answer =
        keepsNumber === ''
          ? await issueDraft(draftId, { draft, decided }, port)
          : await issueCorrection(draftId, { draft, decided }, keepsNumber, port);
      if (answer.kind !== 'issued') return answer;
      // The correction was a draft beside the invoice; now the invoice has its content.
      if (keepsNumber !== '') await removeDraft(commands, draftId);
      await keepBuyer(workspace, draft.buyer);
      syncNow();
      return answer;
    },
    cancelIssue: async (invoiceId) =>
      (await cancelQueued(commands, v.parse(entityIdSchema, invoiceId))).kind === 'cancelled',
  };
}

/** Whom an invoice went to by a fiscal code is a partner from then on. The invoice stands whether this one can be kept or not. */
async function keepBuyer(workspace: Workspace, buyer: DraftParty): Promise<void> {
  if (buyer.partnerId !== undefined || !isValidCui(buyer.taxId)) return;
  try {
    await additions(workspace).addPartner(buyer);
  } catch (error) {
    console.warn('The buyer was not kept as a partner:', error);
  }
}

/** Asks the server for numbers. Without network the button's words already say that they come when it is back. */
async function reserveNumbers({ company, sync }: Workspace, serialId: string): Promise<void> {
  await sync.requestLease(company.id, v.parse(entityIdSchema, serialId));
}
