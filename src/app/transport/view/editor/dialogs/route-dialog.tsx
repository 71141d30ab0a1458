import type { ReactNode } from 'react';
import { Dialog } from '@/app/ui/floating/dialog';
import { dayText } from '@/app/ui/words/date-words';
import type { KnownRoute } from '../../../known/known-things';
import { transportTexts } from '../../../transport-texts';
import { viewTexts } from '../../view-texts';

interface RouteDialogProps {
  readonly routes: readonly KnownRoute[];
  readonly onChoose: (route: KnownRoute) => void;
  readonly onClose: () => void;
}

/** A way that was driven before, with its goods: chosen, and only the day and the papers are new. */
export function RouteDialog({ routes, onChoose, onClose }: RouteDialogProps): ReactNode {
  return (
    <Dialog flush onClose={onClose} title={viewTexts.routeTitle} width={704}>
      <ul className="border-t border-border">
        {routes.map((route) => (
          <li key={route.transport}>
            <button
              type="button"
              onClick={() => onChoose(route)}
              className="flex min-h-14 w-full flex-col gap-0.5 border-b border-border px-6 py-2 text-left hover:bg-hover"
            >
              <span className="flex w-full flex-wrap justify-between gap-x-4">
                <span className="text-14 font-medium">{transportTexts.route(route.from, route.to)}</span>
                <span className="text-12 text-text-3 tabular-nums">
                  {viewTexts.routeNote(dayText(route.last), route.times)}
                </span>
              </span>
              <span className="max-w-full truncate text-13 text-text-2">
                {[route.vehicle, route.partner, route.goods].filter((text) => text !== '').join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {routes.length === 0 && <p className="p-6 text-14 text-text-2">{viewTexts.routeNone}</p>}
    </Dialog>
  );
}
