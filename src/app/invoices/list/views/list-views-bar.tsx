import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { SavedViews } from '@/app/ui/saved-views';
import { countOfView } from '../count-of-view';
import { noFilters } from '../list-filters';
import { tableIdOf } from '../list-rows-view';
import { listTexts } from '../list-texts';
import type { InvoiceList } from '../use-invoice-list';
import { useNamedViews } from './use-named-views';
import { useViewCounts } from './use-view-counts';

/** Nobody waits for them in the first frame; they stand after the tabs, so nothing moves as they come. */
const ViewButtons = lazy(async () => ({ default: (await loadChunk(() => import('./view-buttons'))).ViewButtons }));

/** The views of the list: the built-in ones, then the person's own. An empty archive has the one that holds everything. */
export function ListViewsBar({ list }: { readonly list: InvoiceList }): ReactNode {
  const { kind, filters, change, showView, layout, answered } = list;
  const named = useNamedViews(list);
  const counts = useViewCounts(named.views, list);
  const { answer, coming } = answered;
  const empty = answer?.all === 0;
  const choose = (id: string): void => {
    const own = named.views.find((view) => view.id === id);
    const builtIn = kind.views.find((view) => view.id === id);
    if (own !== undefined) named.choose(own);
    // What an own view filters by goes with it; a filter one typed stays.
    else if (builtIn !== undefined && named.active !== undefined) showView({ ...noFilters(kind), view: id }, layout);
    else if (builtIn !== undefined) change({ view: id });
  };
  const everything = noFilters(kind).view;
  const shown = kind.views.filter((view) =>
    empty
      ? view.id === everything
      : view.rare !== true || view.id === filters.view || (answer !== undefined && countOfView(view, answer) > 0),
  );
  const builtIn = shown.map((view) => ({
    id: view.id,
    label: view.label,
    ...(answer === undefined || coming ? {} : { count: countOfView(view, answer) }),
  }));
  const own = named.views.map(({ id, name }) => {
    const count = counts.get(id);
    return { id, label: name, ...(count === undefined ? {} : { count }) };
  });
  return (
    <SavedViews
      active={named.active?.id ?? filters.view}
      controls={tableIdOf(kind.id)}
      label={listTexts.views}
      onChange={choose}
      views={empty ? builtIn : [...builtIn, ...own]}
    >
      {!empty && (
        <Suspense>
          <ViewButtons named={named} />
        </Suspense>
      )}
    </SavedViews>
  );
}
