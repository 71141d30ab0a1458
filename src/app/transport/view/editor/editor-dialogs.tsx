/** What fills a declaration at once: a route that was declared before, or the goods of an invoice. */
import { type ReactNode, useState } from 'react';
import { useDocumentSource } from '@/app/invoices/archive/use-document-source';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { transportById } from '@/db/transport/transport-queries';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { isBlankGoods } from '@/domain/transport/writing/draft-totals';
import { repeatedDraft } from '../../actions/begin-draft';
import { saidBy } from '../../actions/declaration-xml';
import type { KnownRoute } from '../../known/known-things';
import { viewTexts } from '../view-texts';
import { InvoiceDialog } from './dialogs/invoice-dialog';
import { RouteDialog } from './dialogs/route-dialog';
import { withGoods } from './goods/goods-change';
import { goodsFromArchive } from './state/invoice-goods';
import type { DraftState } from './state/use-draft-state';

export type EditorDialog = 'routes' | 'invoice';

interface EditorDialogsProps {
  readonly open: EditorDialog;
  readonly onClose: () => void;
  readonly change: DraftState['change'];
  readonly routes: readonly KnownRoute[];
  readonly now: number;
  /** A whole declaration stands there: it can be declared. */
  readonly onRepeated: () => void;
}

export function EditorDialogs({ open, onClose, change, routes, now, onRepeated }: EditorDialogsProps): ReactNode {
  const repeat = useRepeat(change, now, onRepeated);
  const takeGoods = useTakeGoods(change);
  const [busy, setBusy] = useState(false);
  const run = (work: Promise<void>): void => {
    setBusy(true);
    work.catch(tellMissing).finally(onClose);
  };
  if (busy) return null;
  return open === 'routes' ? (
    <RouteDialog onChoose={(route) => run(repeat(route))} onClose={onClose} routes={routes} />
  ) : (
    <InvoiceDialog onChoose={(id) => run(takeGoods(id))} onClose={onClose} />
  );
}

function useRepeat(change: DraftState['change'], now: number, onRepeated: () => void) {
  const workspace = useWorkspace();
  return async ({ transport }: KnownRoute): Promise<void> => {
    const view = await transportById(workspace.db, transport);
    const said = view === null ? undefined : await saidBy(workspace, view.item);
    if (said === undefined) return tellMissing();
    change(() => repeatedDraft(said, { today: legalDay(now), newId: workspace.commands.newId }));
    onRepeated();
  };
}

/** The invoice's goods after those that are written; its buyer and its number where there are none yet. */
function useTakeGoods(change: DraftState['change']) {
  const { commands } = useWorkspace();
  const source = useDocumentSource();
  return async (id: string): Promise<void> => {
    const found = await goodsFromArchive(source, id, commands.newId);
    if (found === null) return tellMissing();
    const { goods, partner, document } = found.from;
    change((before) => ({
      ...withGoods(before, goods, isBlankGoods),
      ...(before.partner.name === '' ? { partner } : {}),
      documents: before.documents.every(({ number }) => number === '') ? [document] : [...before.documents, document],
    }));
  };
}

function tellMissing(): void {
  addAlert({ type: 'warning', message: viewTexts.invoiceFailed });
}
