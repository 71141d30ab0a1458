/** Keeping a declared way with its carrier, and letting go of it. */
import type { Transporter } from '@/api/entities/transporter';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { transporterRows } from '@/db/collections/transporter';
import { transportById } from '@/db/transport/transport-queries';
import { draftOfNotification } from '@/domain/transport/draft/declaration-of-draft';
import { saidBy } from '../../../actions/declaration-xml';
import { type KeptRoute, routeOf, withoutRoute, withRoute } from '../../../known/kept-routes';
import type { KnownRoute } from '../../../known/known-things';
import { viewTexts } from '../../view-texts';
import { carrierOf, newTransporter } from '../remember-transport';

export interface RouteKeeping {
  readonly keep: (route: KnownRoute) => void;
  readonly letGo: (kept: KeptRoute) => void;
}

export function useRouteKeeping(transporters: readonly Transporter[]): RouteKeeping {
  const workspace = useWorkspace();
  const run = (work: Promise<boolean>): void => {
    work.then(
      (done) => {
        if (!done) addAlert({ type: 'error', message: viewTexts.keptFailed });
      },
      (error: unknown) => {
        console.error('The way could not be kept:', error);
        addAlert({ type: 'error', message: viewTexts.keptFailed });
      },
    );
  };
  return {
    keep: (route) => run(keepRoute(workspace, transporters, route)),
    letGo: (kept) => run(letGoOf(workspace, kept)),
  };
}

/** False where nothing could be kept: what was declared is not to be read now, or the carrier is full. */
async function keepRoute(
  workspace: Workspace,
  transporters: readonly Transporter[],
  { transport }: KnownRoute,
): Promise<boolean> {
  const { db, company, commands } = workspace;
  const view = await transportById(db, company.id, transport);
  const said = view === null ? undefined : await saidBy(workspace, view.item);
  if (said === undefined) return false;
  const route = routeOf(draftOfNotification(said, commands.newId));
  const known = carrierOf(transporters, said.transport);
  if (known === undefined)
    return (await transporterRows.add(commands, withRoute(newTransporter(said.transport), route))).kind === 'added';
  const { id, ...content } = known;
  return isWritten(await transporterRows.update(commands, id, content, withRoute(content, route)));
}

async function letGoOf({ commands }: Workspace, { transporter, route }: KeptRoute): Promise<boolean> {
  const { id, ...content } = transporter;
  const without = withoutRoute(content, route);
  if (!isWritten(await transporterRows.update(commands, id, content, without))) return false;
  addAlert({
    ...{ type: 'undo', message: viewTexts.letGone },
    action: {
      label: viewTexts.undo,
      onAct: () => void transporterRows.update(commands, id, without, withRoute(without, route)),
    },
  });
  return true;
}

function isWritten({ kind }: { readonly kind: string }): boolean {
  return kind === 'changed' || kind === 'unchanged';
}
