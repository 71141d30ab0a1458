import { Redirect, Route, Switch, useLocation } from 'wouter';
import { isExpected } from './early-start';
import NotFoundPage from './errors/not-found-page';
import { RouteFailure } from './errors/route-failure';
import ServerErrorPage from './errors/server-error-page';
import { links } from './routes/links';
import { ArrivingPage, lazyPage } from './routes/page-loader';
import { APP_ROUTES, PUBLIC_ROUTES } from './routes/route-table';
import { useRouteChange } from './routes/use-route-change';
import { useSession } from './state/session-view';
import { ErrorBoundary } from './ui/error-boundary';
import { AlertStack } from './ui/floating/alert-stack';
import { FrameOutline } from './ui/states/frame-outline';

const signIn = lazyPage(() => import('./auth/sign-in-page'));
/** What else is public: none of it is waited for at the sign-in. */
const publicPages = lazyPage(() => import('./pages/public-pages'));
/** All that needs the local database comes after the sign-in. */
const appArea = lazyPage(() => import('./layout/app-layout'));

// The frame's code is read while the session still is.
if (isExpected) appArea.prefetch();
// The card of a code is opened from cold before a control: its page is read beside the frame, not after it.
if (isExpected && location.pathname === APP_ROUTES.transportView.pattern)
  lazyPage(() => import('./transport/view/view-page')).prefetch();

/** The routes of the public area, and the door to the signed-in one. */
export function App() {
  useRouteChange();
  const { status } = useSession();
  const [path] = useLocation();
  if (status === 'reading') return isExpected ? <FrameOutline /> : null;
  return (
    <ErrorBoundary fallback={(error, retry) => <RouteFailure error={error} retry={retry} />}>
      <Switch>
        <Route path="/">
          <Redirect to={links.signIn()} replace />
        </Route>
        <Route path={PUBLIC_ROUTES.signIn.pattern}>
          <ArrivingPage page={signIn} />
        </Route>
        <Route path={PUBLIC_ROUTES.rootError.pattern}>
          <ServerErrorPage />
        </Route>
        <Route path={PUBLIC_ROUTES.publicError.pattern}>
          <ServerErrorPage />
        </Route>
        <Route path={`${PUBLIC_ROUTES.signIn.pattern}/*`}>
          <ArrivingPage page={publicPages} />
        </Route>
        <Route path={`${APP_ROUTES.home.pattern}/*?`}>
          {status === 'signed-in' ? (
            <ArrivingPage page={appArea} fallback={<FrameOutline />} />
          ) : (
            <Redirect to={links.signIn()} replace />
          )}
        </Route>
        <Route>
          <main id="main">
            <NotFoundPage />
          </main>
        </Route>
      </Switch>
      <AlertStack over={alertsOver(status === 'signed-in', path)} />
    </ErrorBoundary>
  );
}

/** What lies below the alerts decides which of them stand open. */
function alertsOver(signedIn: boolean, path: string): 'sign-in' | 'pages' | 'editor' {
  if (!signedIn) return 'sign-in';
  return path === APP_ROUTES.invoices.pattern || path === APP_ROUTES.editor.pattern ? 'editor' : 'pages';
}
