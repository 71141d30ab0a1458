/** What fills a declaration at once: a route that was declared before, or the goods of an invoice or of a delivery note. */
import { type ReactNode, useState } from 'react';
import type { Transporter } from '@/api/entities/transporter';
import { useDocumentSource } from '@/app/invoices/archive/use-document-source';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { transportById } from '@/db/transport/transport-queries';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';
import { repeatedDraft } from '../../actions/begin-draft';
import { saidBy } from '../../actions/declaration-xml';
import { type KeptRoute, onRoute } from '../../known/kept-routes';
import type { KnownRoute } from '../../known/known-things';
import { viewTexts } from '../view-texts';
import { InvoiceDialog } from './dialogs/invoice-dialog';
import { PaperDialog } from './dialogs/paper-dialog';
import { RouteDialog } from './dialogs/route-dialog';
import { withPaper } from './goods/with-paper';
import { goodsFromArchive } from './state/invoice-goods';
import type { DraftState } from './state/use-draft-state';

export type EditorDialog = 'routes' | 'invoice' | 'paper';

interface EditorDialogsProps {
  readonly open: EditorDialog;
  readonly onClose: () => void;
  readonly change: DraftState['change'];
  readonly routes: readonly KnownRoute[];
  readonly transporters: readonly Transporter[];
  readonly now: number;
  /** A whole declaration stands there: it can be declared. */
  readonly onRepeated: () => void;
}

export function EditorDialogs({ open, onClose, change, now, onRepeated, ...known }: EditorDialogsProps): ReactNode {
  const repeat = useRepeat(change, now, onRepeated);
  const takeGoods = useTakeGoods(change);
  const [busy, setBusy] = useState(false);
  const run = (work: Promise<void>): void => {
    setBusy(true);
    work.catch(tellMissing).finally(onClose);
  };
  if (busy) return null;
  if (open === 'paper') {
    const take = (from: GoodsOfPaper, side: PaperSide): void => {
      change((before) => withPaper(before, from, side));
      onClose();
    };
    return <PaperDialog onClose={onClose} onRead={take} />;
  }
  const put = (kept: KeptRoute): void => {
    change((before) => onRoute(before, kept));
    onClose();
  };
  return open === 'routes' ? (
    <RouteDialog onChoose={(route) => run(repeat(route))} onClose={onClose} onPut={put} {...known} />
  ) : (
    <InvoiceDialog onChoose={(id) => run(takeGoods(id))} onClose={onClose} />
  );
}

function useRepeat(change: DraftState['change'], now: number, onRepeated: () => void) {
  const workspace = useWorkspace();
  return async ({ transport }: KnownRoute): Promise<void> => {
    const view = await transportById(workspace.db, workspace.company.id, transport);
    const said = view === null ? undefined : await saidBy(workspace, view.item);
    if (said === undefined) return tellMissing();
    change(() => repeatedDraft(said, { today: legalDay(now), newId: workspace.commands.newId }));
    onRepeated();
  };
}

function useTakeGoods(change: DraftState['change']) {
  const { commands } = useWorkspace();
  const source = useDocumentSource();
  return async (id: string): Promise<void> => {
    const found = await goodsFromArchive(source, id, commands.newId);
    if (found === null) return tellMissing();
    change((before) => withPaper(before, found.from, found.side));
  };
}

function tellMissing(): void {
  addAlert({ type: 'warning', message: viewTexts.invoiceFailed });
}
