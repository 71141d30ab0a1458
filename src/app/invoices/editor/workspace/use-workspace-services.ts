/** The editor's services over the open workspace: local queries, commands, and calls through the session. */
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { API_ERRORS } from '@/api/errors';
import { entityIdSchema } from '@/api/ids';
import { useSyncView } from '@/app/state/sync-view';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { whenIdle } from '@/app/ui/when-idle';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { ownLook } from '@/db/collections/look';
import { listPartners } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { listProducts } from '@/db/collections/product';
import { addSerial } from '@/db/collections/serial';
import { vatRateRows } from '@/db/collections/vat-rate';
import { draftCopyId, dropUnsaved, keepUnsaved } from '@/db/drafts/unsaved-copy';
import { invalidInvoices, setInvalidInvoices } from '@/db/settings/invalid-invoices';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import { personName } from '@/domain/text/person-name';
import { documentWorker } from '@/workers/document/document-worker';
import { removeDraftWithUndo } from '../../drafts/remove-draft-with-undo';
import type { EditorServices, SeriesChoice } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { createBuyerPrices } from './buyer-prices';
import { definitionAdditions } from './definition-additions';
import { judgingIn } from './judging-in';
import { lastPriceOf } from './last-prices';
import { loadIssuing } from './load-issuing';
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
    const [vatRates, methods, invalid, look] = await Promise.all([
      vatRateRows.list(db, company.id),
      paymentMethodRows.list(db, company.id),
      invalidInvoices(db, company.id),
      ownLook(db, company.id),
    ]);
    const paymentMethods = methods.map(({ row }) => row);
    return { vatRates: vatRates.map(({ row }) => row), paymentMethods, invalid, look };
  }, [db, company.id]);
  const series = useLive(() => seriesChoices(commands), [commands]) ?? NO_SERIES;
  const fixed = useMemo(() => workspaceActions(workspace, keepsNumber), [workspace, keepsNumber]);

  // One that fails is no failure yet: issuing tells.
  useEffect(() => whenIdle(() => void loadIssuing().catch(() => undefined)), []);

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
      look: definitions.look,
      online: !offline,
      today,
      newLine: () => ({ ...emptyDraftLine(commands.newId(), vat), unitCode: PIECE }),
    };
  }, [definitions, fixed, company, commands, series, offline, today]);
}

type Actions = Omit<
  EditorServices,
  'company' | 'vatChoices' | 'series' | 'paymentMethods' | 'invalidInvoices' | 'look' | 'online' | 'today' | 'newLine'
>;

function workspaceActions(workspace: Workspace, keepsNumber: string): Actions {
  const { commands } = workspace;
  return {
    ...searches(workspace),
    ...definitionAdditions(workspace),
    lookUp: (cui) => lookUpCompany(workspace, cui),
    exchangeRate: (currency, day) => legalExchangeRate(workspace, currency, day),
    author: personName(workspace.user),
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
    issue: async (id, draft, decided) =>
      (await loadIssuing()).issueHere(workspace, { id: v.parse(entityIdSchema, id), draft, decided, keepsNumber }),
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

async function reserveNumbers({ company, sync }: Workspace, serialId: string): Promise<string> {
  const given = await sync.requestLease(company.id, v.parse(entityIdSchema, serialId));
  if (given === 'numbers-wait') return API_ERRORS['numbers-wait'].text;
  return given === 'failed' ? editorTexts.reserveFailed : '';
}
