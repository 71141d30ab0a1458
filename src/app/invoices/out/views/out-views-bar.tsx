import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { SavedViews } from '@/app/ui/saved-views';
import { NO_FILTERS } from '../out-filters';
import { OUT_TABLE_ID } from '../out-rows-view';
import { outTexts } from '../out-texts';
import { countOfView, OUT_VIEW_IDS, type OutViewId } from '../out-views';
import type { OutList } from '../use-out-list';
import { useNamedViews } from './use-named-views';
import { useViewCounts } from './use-view-counts';

/** Nobody waits for them in the first frame; they stand after the tabs, so nothing moves as they come. */
const ViewButtons = lazy(async () => ({ default: (await loadChunk(() => import('./view-buttons'))).ViewButtons }));

/** The views of the list: the built-in ones, then the person's own. An empty archive has the one that holds everything. */
export function OutViewsBar({ out }: { readonly out: OutList }): ReactNode {
  const { filters, change, showView, layout, list } = out;
  const named = useNamedViews(out);
  const counts = useViewCounts(named.views, out);
  const empty = list.answer?.all === 0;
  const choose = (id: string): void => {
    const own = named.views.find((view) => view.id === id);
    const builtIn = OUT_VIEW_IDS.find((known) => known === id);
    if (own !== undefined) named.choose(own);
    // What an own view filters by goes with it; a filter one typed stays.
    else if (builtIn !== undefined && named.active !== undefined) showView({ ...NO_FILTERS, view: builtIn }, layout);
    else if (builtIn !== undefined) change({ view: builtIn });
  };
  const builtIn = (empty ? OUT_VIEW_IDS.slice(0, 1) : OUT_VIEW_IDS).map((id: OutViewId) => ({
    id: id as string,
    label: outTexts.viewNames[id],
    ...(list.answer === undefined || list.coming ? {} : { count: countOfView(id, list.answer.byState) }),
  }));
  const own = named.views.map(({ id, name }) => {
    const count = counts.get(id);
    return { id, label: name, ...(count === undefined ? {} : { count }) };
  });
  return (
    <SavedViews
      active={named.active?.id ?? filters.view}
      controls={OUT_TABLE_ID}
      label={outTexts.views}
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
