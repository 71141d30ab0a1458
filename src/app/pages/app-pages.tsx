import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { RouteFailure } from '@/app/errors/route-failure';
import { APP_PAGES } from '@/app/pages/route-pages';
import { loadChunk } from '@/app/routes/load-chunk';
import { ArrivingPage, type LazyPage } from '@/app/routes/page-loader';
import { APP_ROUTES, type AppRoute, type AppRouteName } from '@/app/routes/route-table';
import { ErrorBoundary } from '@/app/ui/error-boundary';
import { Skeleton } from '@/app/ui/states/skeleton';
import { Guard } from './guard';

const ROUTES = Object.entries<AppRoute>(APP_ROUTES).flatMap(([name, route]) => {
  const page = APP_PAGES[name as AppRouteName];
  return page === undefined ? [] : [{ route, page }];
});

/** What has no page: an address of the product that is not built yet, or one that leads nowhere. */
const UnknownPage = lazy(() => loadChunk(() => import('./unknown-page')));

/** The page of the present address, guarded, in a boundary of its own. */
export function AppPages() {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKey={path} fallback={(error, retry) => <RouteFailure error={error} retry={retry} />}>
      <Suspense fallback={<Skeleton rows={12} />}>
        <Switch>
          {ROUTES.map(({ route, page }) => (
            // By the page, not the address: one that has several stays as it is from one to the other.
            <Route key={page.id} path={route.pattern}>
              <GuardedPage route={route} page={page} />
            </Route>
          ))}
          <Route>
            <UnknownPage path={path} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function GuardedPage({ route, page }: { readonly route: AppRoute; readonly page: LazyPage }) {
  return (
    <Guard ability={route.ability}>
      <ArrivingPage page={page} fallback={<Skeleton rows={12} />} />
    </Guard>
  );
}
