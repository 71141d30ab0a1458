import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import NotFoundPage from '@/app/errors/not-found-page';
import { RouteFailure } from '@/app/errors/route-failure';
import { APP_PAGES } from '@/app/pages/route-pages';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import type { LazyPage } from '@/app/routes/page-loader';
import { APP_ROUTES, type AppRoute, type AppRouteName, isBuilt } from '@/app/routes/route-table';
import { ErrorBoundary } from '@/app/ui/error-boundary';
import { Skeleton } from '@/app/ui/states/skeleton';
import { Guard } from './guard';

const ROUTES = Object.entries<AppRoute>(APP_ROUTES).flatMap(([name, route]) => {
  const page = APP_PAGES[name as AppRouteName];
  return page === undefined ? [] : [{ name, route, page }];
});

const UnbuiltPage = lazy(() => loadChunk(() => import('@/app/errors/unbuilt-page')));

/** Addresses of the product that have no page yet: whoever comes there learns whom to ask, not that they do not exist. */
const UNBUILT = Object.entries<AppRoute>(APP_ROUTES).flatMap(([name, route]) =>
  name === 'home' || ROUTES.some((built) => built.name === name) ? [] : [{ name, route }],
);

/** What is bought, and by whom. */
const PLAN_ROUTES: readonly string[] = [
  'subscribe',
  'payResult',
  'payResultOp',
  'noAdminPlan',
] satisfies AppRouteName[];

/** The page of the present address, guarded, in a boundary of its own. */
export function AppPages() {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKey={path} fallback={(error, retry) => <RouteFailure error={error} retry={retry} />}>
      <Suspense fallback={<Skeleton rows={12} />}>
        <Switch>
          <Route path={APP_ROUTES.home.pattern}>
            {/* The home page comes with the dashboard; until then the list of issued invoices is where work begins. */}
            <Redirect to={isBuilt('out') ? links.out() : links.companies()} replace />
          </Route>
          {ROUTES.map(({ name, route, page }) => (
            <Route key={name} path={route.pattern}>
              <GuardedPage route={route} page={page} />
            </Route>
          ))}
          {UNBUILT.map(({ name, route }) => (
            <Route key={name} path={route.pattern}>
              <Guard ability={route.ability}>
                <UnbuiltPage title={route.title} plan={PLAN_ROUTES.includes(name)} />
              </Guard>
            </Route>
          ))}
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function GuardedPage({ route, page: { Page } }: { readonly route: AppRoute; readonly page: LazyPage }) {
  return (
    <Guard ability={route.ability}>
      <Page />
    </Guard>
  );
}
