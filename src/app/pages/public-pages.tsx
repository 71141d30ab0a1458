import { Route, Switch } from 'wouter';
import NotFoundPage from '@/app/errors/not-found-page';
import { ArrivingPage, lazyPage } from '@/app/routes/page-loader';
import { PUBLIC_ROUTES } from '@/app/routes/route-table';

const look = lazyPage(() => import('@/app/look/public-look-page'));
const callback = lazyPage(() => import('@/app/connect/callback-page'));
const authorize = lazyPage(() => import('@/app/connect/authorize-page'));

/** The pages of the public area that come after the sign-in's own: nothing of them is in what the sign-in loads. */
export default function PublicPages() {
  return (
    <Switch>
      <Route path={PUBLIC_ROUTES.publicInvoiceLook.pattern}>
        <ArrivingPage page={look} />
      </Route>
      <Route path={PUBLIC_ROUTES.callback.pattern}>
        <ArrivingPage page={callback} />
      </Route>
      <Route path={PUBLIC_ROUTES.authorizeCompany.pattern}>
        <ArrivingPage page={authorize} />
      </Route>
      <Route>
        <main id="main">
          <NotFoundPage />
        </main>
      </Route>
    </Switch>
  );
}
