/** The page of a declared transport: the card as a control sees it, its facts, what can be done, its journey (05a, 05b). */
import { ArrowLeft, ClockAlert, CloudOff, Expand, PencilLine, Repeat2, Truck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { useSyncView } from '@/app/state/sync-view';
import { useLive } from '@/app/state/use-live';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { timeApart } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Skeleton } from '@/app/ui/states/skeleton';
import { actionFacts, transportById } from '@/db/transport/transport-queries';
import { allowedActions } from '@/domain/transport/life/allowed-actions';
import { ActionButtons } from '../actions/action-buttons';
import { hasDocument } from '../actions/declaration-xml';
import { type TransportActions, useTransportActions } from '../actions/use-transport-actions';
import { Journey, SameVehicle } from '../card/later-parts';
import { TransportFacts } from '../card/transport-facts';
import { UitCard } from '../card/uit-card';
import { endEarlyCard } from '../early/early-card';
import { useKeptUit } from '../early/use-kept-uit';
import { isShownAsValid, transportState } from '../transport-state';
import { denialWords, transportTexts } from '../transport-texts';
import { useNow } from '../use-now';
import { viewTexts } from './view-texts';

const GoneCard = lazy(() => loadChunk(() => import('./gone-card')));

interface CardPageProps {
  readonly id: string;
  readonly printAtOnce: boolean;
}

export function CardPage({ id, printAtOnce }: CardPageProps): ReactNode {
  const { db, company } = useWorkspace();
  const view = useLive(async () => transportById(db, company.id, id), [db, company.id, id]);
  if (view === undefined) return <Skeleton />;
  if (view === null)
    return (
      <Suspense>
        <GoneCard id={id} />
      </Suspense>
    );
  return <DeclaredCard company={company.name} item={view.item} printAtOnce={printAtOnce} />;
}

interface DeclaredCardProps {
  readonly item: Transport;
  readonly company: string;
  readonly printAtOnce: boolean;
}

function DeclaredCard({ item, company, printAtOnce }: DeclaredCardProps): ReactNode {
  const now = useNow();
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const actions = useTransportActions();
  const usable = isShownAsValid(transportState(item, now)) && item.uit !== '';
  useKeptUit(item, viewTexts.cardTitle, now);
  // In the same step in which this card is drawn: a code stands once at every moment.
  useLayoutEffect(() => endEarlyCard(document), []);
  useEffect(() => {
    if (!printAtOnce) return;
    requestAnimationFrame(() => window.print());
    // A reload, or the way back, prints nothing again; a second press does.
    navigate(links.transport({ id: item.id }), { replace: true });
  }, [printAtOnce, item.id, navigate]);
  useScreenKeys('transports', {
    add: () => navigate(links.transport()),
    vehicle: () => actions.open('vehicle', item),
    repeat: () => void actions.repeat(item),
    control: usable ? () => actions.open('control', item) : undefined,
    print: () => window.print(),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <CardHead onBack={() => navigate(links.transports())} />
      <div className="min-h-0 flex-1 overflow-auto print:overflow-visible">
        <div className="mx-auto flex max-w-[720px] flex-col gap-4 p-4">
          <p className="hidden text-16 font-semibold print:block">{company}</p>
          <ClockNote />
          <UitCard item={item} now={now} />
          <Suspense>
            <SameVehicle item={item} now={now} />
          </Suspense>
          <TransportFacts item={item} />
          <div className="print:hidden">
            <ActionButtons actions={actions} item={item} now={now} withoutFirst={phone} />
          </div>
          <section aria-label={viewTexts.journey} className="border-t border-border pt-4 print:hidden">
            <h2 className="pb-2 text-14 font-semibold">{viewTexts.journey}</h2>
            <Suspense>
              <Journey item={item} />
            </Suspense>
          </section>
        </div>
      </div>
      {phone && <CardFoot actions={actions} item={item} now={now} usable={usable} />}
      {actions.windows}
    </div>
  );
}

function CardHead({ onBack }: { readonly onBack: () => void }) {
  const { offline } = useSyncView();
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-3 border-b border-border px-4 phone:px-2 print:hidden">
      <IconButton icon={ArrowLeft} iconSize={20} label={viewTexts.back} onClick={onBack} />
      <h1 tabIndex={-1} className="flex-1 text-16 font-semibold">
        {viewTexts.cardTitle}
      </h1>
      {offline && (
        <span className="inline-flex h-8 items-center gap-2 rounded-2 bg-idle-soft px-3 text-13 text-text-2">
          <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="text-wait-fill" />
          {viewTexts.offline}
        </span>
      )}
    </header>
  );
}

/** Days are counted by the server's clock then. */
function ClockNote() {
  const { clockAhead } = useSyncStatus();
  if (clockAhead === 0) return null;
  return (
    <p className="flex items-start gap-2 text-13 text-text print:hidden" role="status">
      <ClockAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wait-fill" />
      {viewTexts.wrongClock(timeApart(Math.abs(clockAhead)), clockAhead > 0)}
    </p>
  );
}

interface CardFootProps {
  readonly item: Transport;
  readonly now: number;
  readonly usable: boolean;
  readonly actions: TransportActions;
}

/** Under the thumb: what is done on the road and at a control; before it holds, its correction. */
function CardFoot({ item, now, usable, actions }: CardFootProps): ReactNode {
  const { vehicle } = allowedActions(actionFacts(item), now);
  const alone = !vehicle.allowed && !hasDocument(item);
  return (
    <footer
      className={`grid shrink-0 ${alone ? 'grid-cols-1' : 'grid-cols-[auto_minmax(0,1fr)]'} gap-2 max-[359px]:grid-cols-1 border-t border-border bg-surface p-4 print:hidden`}
    >
      {!alone && <FootAction actions={actions} item={item} now={now} />}
      <div className="flex flex-col">
        <Button
          icon={Expand}
          onClick={() => actions.open('control', item)}
          size="lg"
          unavailable={usable ? undefined : notUsable(item, now)}
          variant="primary"
          wide
        >
          {transportTexts.control}
        </Button>
      </div>
    </footer>
  );
}

/** What bars its change says why it cannot be shown; of another's declaration only its days do. */
function notUsable(item: Transport, now: number): string {
  const { vehicle } = allowedActions({ ...actionFacts(item), own: true }, now);
  return denialWords(vehicle) ?? viewTexts.notValidYet;
}

function FootAction({ item, now, actions }: Omit<CardFootProps, 'usable'>): ReactNode {
  const { vehicle, correct } = allowedActions(actionFacts(item), now);
  const refused = transportState(item, now) === 'refused';
  if (vehicle.allowed) {
    return (
      <Button icon={Truck} onClick={() => actions.open('vehicle', item)} size="lg" wide>
        {transportTexts.changeVehicle}
      </Button>
    );
  }
  if (correct.allowed) {
    return (
      <Button icon={PencilLine} onClick={() => void actions.correct(item)} size="lg" wide>
        {transportTexts.correct}
      </Button>
    );
  }
  return (
    <Button icon={Repeat2} onClick={() => void (refused ? actions.rewrite(item) : actions.repeat(item))} size="lg" wide>
      {refused ? transportTexts.correct : transportTexts.repeat}
    </Button>
  );
}
