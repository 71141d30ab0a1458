/** The editor's services over the open workspace: local queries, commands, and calls through the session. */
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import type { Draft } from '@/api/entities/invoice-draft';
import { entityIdSchema } from '@/api/ids';
import { loadChunk } from '@/app/routes/load-chunk';
import { useSyncView } from '@/app/state/sync-view';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { whenIdle } from '@/app/ui/when-idle';
import { removeDraft } from '@/db/collections/draft';
import { ownLook } from '@/db/collections/look';
import { listPartners } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { listProducts, productsByIds } from '@/db/collections/product';
import { addSerial } from '@/db/collections/serial';
import { vatRateRows } from '@/db/collections/vat-rate';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { draftCopyId, dropUnsaved } from '@/db/drafts/unsaved-copy';
import { invalidInvoices, setInvalidInvoices } from '@/db/settings/invalid-invoices';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import { personName } from '@/domain/text/person-name';
import { documentWorker } from '@/workers/document/document-worker';
import type { EditorServices, SeriesChoice } from '../editor-services';
import { definitionAdditions } from './definition-additions';
import { draftSaving } from './draft-saving';
import { judgingIn } from './judging-in';
import { loadIssuing } from './load-issuing';
import { createOfferedPrices } from './offered-prices';
import { offeredVat, usualVat } from './offered-vat';
import { openSources } from './open-sources';
import type { OpenedDraft } from './open-target';
import { seriesChoices } from './series-choices';

/** Tells this page's copies of what was typed from those of other tabs. */
const PAGE = crypto.randomUUID();

/** UN/ECE code of the piece: the unit a new line begins with. */
const PIECE = 'H87';
/** Rows a type-ahead shows. */
const SUGGESTIONS = 8;

/** Asked for by a press or an answer of others, not by what is typed: no part of what the page waits for. */
const loadIssued = () => loadChunk(() => import('./issued-to-buyer'));
const loadRemoving = () => loadChunk(() => import('../../drafts/remove-draft-with-undo'));
const loadFiles = () => loadChunk(() => import('@/db/drafts/attached-files'));
const loadReserving = () => loadChunk(() => import('./reserve-numbers'));
const loadFate = () => loadChunk(() => import('@/db/drafts/what-became'));
const loadOutside = () => loadChunk(() => import('./outside-answers'));

const NO_SERIES: readonly SeriesChoice[] = [];

/**
 * Undefined until the company's definitions are read. `opened`: the draft that is open, the same object for as long as it is.
 */
export function useWorkspaceServices(opened: OpenedDraft): EditorServices | undefined {
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
  const fixed = useMemo(() => workspaceActions(workspace, opened), [workspace, opened]);

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

function workspaceActions(workspace: Workspace, opened: OpenedDraft): Actions {
  const { type, corrects } = opened;
  const { commands } = workspace;
  return {
    ...searches(workspace, type),
    ...definitionAdditions(workspace),
    issuedTo: async (taxId, selfBilled) => (await loadIssued()).issuedToBuyer(workspace, taxId, selfBilled),
    archivedInvoice: async (id) => (await openSources(workspace, '', false).archived(id))?.invoice ?? null,
    lookUp: async (cui) => (await loadOutside()).lookUpCompany(workspace, cui),
    exchangeRate: async (currency, day) => (await loadOutside()).legalExchangeRate(workspace, currency, day),
    author: personName(workspace.user),
    keepFile: async (bytes) => (await loadFiles()).keepAttachment(commands, bytes),
    keeping: draftSaving(commands, opened),
    fateOf: async (id) => (await loadFate()).whatBecameOf(commands.db, commands.companyId, v.parse(entityIdSchema, id)),
    keepUnsaved: (id, content, stored) => {
      const begun = corrects?.id === id && stored.written === null ? { begun: opened.draft } : {};
      const copy = { companyId: commands.companyId, content, ...stored, ...begun, type, at: commands.now() };
      const copyId = draftCopyId(id, PAGE);
      const kept = keepUnsavedDraft(localStorage, commands.db.name, copyId, copy);
      return kept ? () => dropUnsaved(localStorage, commands.db.name, copyId) : null;
    },
    removeDraft: async (id) => (await loadRemoving()).removeDraftWithUndo(commands, v.parse(entityIdSchema, id)),
    discardDraft: async (id) => {
      await removeDraft(commands, v.parse(entityIdSchema, id));
    },
    openJudging: () => judgingIn(documentWorker, commands.newId()),
    issue: async (id, draft, decided) =>
      (await loadIssuing()).issueHere(workspace, { id: v.parse(entityIdSchema, id), draft, decided, corrects }),
    setInvalidInvoices: (value) => setInvalidInvoices(workspace.db, workspace.company.id, value),
    reserveNumbers: async (serialId) => (await loadReserving()).reserveNumbers(workspace, serialId),
    addSeries: async (content) => {
      const outcome = await addSerial(commands, content);
      if (outcome.kind === 'added') workspace.syncNow();
      return outcome;
    },
  };
}

function searches(
  { db, company, commands }: Workspace,
  type: Draft['type'],
): Pick<Actions, 'searchPartners' | 'searchProducts' | 'offersFor'> {
  const offered = createOfferedPrices(commands, () => bucharestDay(Date.parse(commands.now())));
  return {
    // An external invoice has its own partners: those without a Romanian code.
    searchPartners: async (text) => {
      const limit = type === 'extern' ? undefined : SUGGESTIONS;
      const rows = (await listPartners(db, company.id, { text, ...(limit === undefined ? {} : { limit }) })).map(
        ({ row }) => row,
      );
      return type === 'extern' ? rows.filter(({ external }) => external).slice(0, SUGGESTIONS) : rows;
    },
    searchProducts: async (text, draft) => {
      const products = await listProducts(db, company.id, { text, limit: SUGGESTIONS });
      return offered(
        products.map(({ row }) => row),
        draft,
      );
    },
    offersFor: async (ids, draft) => offered(await productsByIds(db, ids), draft),
  };
}
