import { Route, Switch } from 'wouter';
import NotFoundPage from '@/app/errors/not-found-page';
import { ArrivingPage, lazyPage } from '@/app/routes/page-loader';
import { PUBLIC_ROUTES } from '@/app/routes/route-table';

const look = lazyPage(() => import('@/app/look/public-look-page'));
const callback = lazyPage(() => import('@/app/connect/callback-page'));
const authorize = lazyPage(() => import('@/app/connect/authorize-page'));

const person = lazyPage(() => import('@/app/auth/register/person-page'));
const choice = lazyPage(() => import('@/app/auth/register/choice-page'));
const company = lazyPage(() => import('@/app/auth/register/company-page'));
const registered = lazyPage(() => import('@/app/auth/register/success-page'));
const notRegistered = lazyPage(() => import('@/app/auth/register/fail-page'));
const confirm = lazyPage(() => import('@/app/auth/password/confirm-page'));
const forgot = lazyPage(() => import('@/app/auth/password/forgot-page'));
const reset = lazyPage(() => import('@/app/auth/password/reset-page'));
const invitation = lazyPage(() => import('@/app/auth/invitation/invitation-page'));
const goodbye = lazyPage(() => import('@/app/auth/goodbye/goodbye-page'));
const disabled = lazyPage(() => import('@/app/auth/disabled-page'));
const terms = lazyPage(() => import('@/app/auth/legal/terms-page'));
const privacy = lazyPage(() => import('@/app/auth/legal/privacy-page'));

const PAGES = [
  [PUBLIC_ROUTES.publicInvoiceLook, look],
  [PUBLIC_ROUTES.callback, callback],
  [PUBLIC_ROUTES.authorizeCompany, authorize],
  [PUBLIC_ROUTES.register, person],
  [PUBLIC_ROUTES.regComp, choice],
  [PUBLIC_ROUTES.regDetailComp, company],
  [PUBLIC_ROUTES.registerSuccess, registered],
  [PUBLIC_ROUTES.registerFail, notRegistered],
  [PUBLIC_ROUTES.confirm, confirm],
  [PUBLIC_ROUTES.password, forgot],
  [PUBLIC_ROUTES.reset, reset],
  [PUBLIC_ROUTES.invitation, invitation],
  [PUBLIC_ROUTES.disabled, disabled],
  [PUBLIC_ROUTES.goodbye, goodbye],
  [PUBLIC_ROUTES.terms, terms],
  [PUBLIC_ROUTES.privacy, privacy],
] as const;

/** The pages of the public area that come after the sign-in's own: nothing of them is in what the sign-in loads. */
export default function PublicPages() {
  return (
    <Switch>
      {PAGES.map(([{ pattern }, page]) => (
        <Route key={pattern} path={pattern}>
          <ArrivingPage page={page} />
        </Route>
      ))}
      <Route>
        <main id="main">
          <NotFoundPage />
        </main>
      </Route>
    </Switch>
  );
}
