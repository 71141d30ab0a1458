import { Pin, PinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Transporter } from '@/api/entities/transporter';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Dialog } from '@/app/ui/floating/dialog';
import { dayText } from '@/app/ui/words/date-words';
import { type KeptRoute, keptRoutes } from '../../../known/kept-routes';
import type { KnownRoute } from '../../../known/known-things';
import { transportTexts } from '../../../transport-texts';
import { viewTexts } from '../../view-texts';
import { useRouteKeeping } from './use-route-keeping';

interface RouteDialogProps {
  readonly routes: readonly KnownRoute[];
  readonly transporters: readonly Transporter[];
  /** A declaration again, with its goods. */
  readonly onChoose: (route: KnownRoute) => void;
  /** A kept way: places, operation and carrier. */
  readonly onPut: (kept: KeptRoute) => void;
  readonly onClose: () => void;
}

/** The ways that carriers keep; and those driven before, each with its goods: only the day and the papers are new. */
export function RouteDialog({ routes, transporters, onChoose, onPut, onClose }: RouteDialogProps): ReactNode {
  const { keep, letGo } = useRouteKeeping(transporters);
  const kept = keptRoutes(transporters);
  const isKept = ({ partner, from, to }: KnownRoute): boolean =>
    kept.some((one) => one.route.name === partner && one.from === from && one.to === to);
  return (
    <Dialog flush onClose={onClose} title={viewTexts.routeTitle} width={704}>
      {kept.length > 0 && (
        <Routes title={viewTexts.keptTitle}>
          {kept.map((one) => (
            <RouteRow
              {...{ from: one.from, to: one.to, note: one.transporter.name }}
              button={{ icon: PinOff, label: viewTexts.letGo, press: () => letGo(one) }}
              key={`${one.transporter.id} ${one.route.name} ${one.route.operation} ${one.from} ${one.to}`}
              onChoose={() => onPut(one)}
              parts={[one.route.name]}
            />
          ))}
        </Routes>
      )}
      {routes.length > 0 && (
        <Routes title={viewTexts.drivenTitle}>
          {routes.map((route) => (
            <RouteRow
              {...{ from: route.from, to: route.to, note: viewTexts.routeNote(dayText(route.last), route.times) }}
              {...(isKept(route) ? {} : { button: { icon: Pin, label: viewTexts.keep, press: () => keep(route) } })}
              key={route.transport}
              onChoose={() => onChoose(route)}
              parts={[route.vehicle, route.partner, route.goods]}
            />
          ))}
        </Routes>
      )}
      {routes.length + kept.length === 0 && <p className="p-6 text-14 text-text-2">{viewTexts.routeNone}</p>}
    </Dialog>
  );
}

function Routes({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="px-6 pt-3 pb-1 text-12 font-semibold text-text-2 phone:px-4">{title}</h3>
      <ul className="border-t border-border">{children}</ul>
    </section>
  );
}

interface RouteRowProps {
  readonly from: string;
  readonly to: string;
  readonly note: string;
  /** What it goes with; empty ones are left out. */
  readonly parts: readonly string[];
  readonly onChoose: () => void;
  readonly button?: { readonly icon: typeof Pin; readonly label: (way: string) => string; readonly press: () => void };
}

function RouteRow({ from, to, note, parts, onChoose, button }: RouteRowProps) {
  const way = transportTexts.route(from, to);
  return (
    <li className="flex items-center gap-2 border-b border-border pr-4 hover:bg-hover">
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center gap-0.5 py-2 pl-6 text-left phone:pl-4"
      >
        <span className="flex w-full flex-wrap justify-between gap-x-4">
          <span className="text-14 font-medium">{way}</span>
          <span className="text-12 text-text-3 tabular-nums">{note}</span>
        </span>
        <span className="max-w-full truncate text-13 text-text-2">
          {parts.filter((text) => text !== '').join(' · ')}
        </span>
      </button>
      {/* Its place is held, so that the notes stand under each other. */}
      {button === undefined ? (
        <span className="w-8 shrink-0 phone:w-11" />
      ) : (
        <IconButton icon={button.icon} label={button.label(way)} onClick={button.press} />
      )}
    </li>
  );
}
