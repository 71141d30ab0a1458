import NotFoundPage from '@/app/errors/not-found-page';
import UnbuiltPage from '@/app/errors/unbuilt-page';
import { APP_ROUTES, type AppRoute, type AppRouteName } from '@/app/routes/route-table';
import { Guard } from './guard';

/** About what the plan includes, and who may change it. */
const PLAN_ROUTES: readonly string[] = [
  'subscribe',
  'payResult',
  'payResultOp',
  'noAdminPlan',
] satisfies AppRouteName[];

/** Whoever comes to an address of the product that has no page yet learns whom to ask, not that it does not exist. */
export default function UnknownPage({ path }: { readonly path: string }) {
  const [name, route] = Object.entries<AppRoute>(APP_ROUTES).find(([, { pattern }]) => pattern === path) ?? [];
  if (name === undefined || route === undefined) return <NotFoundPage />;
  return (
    <Guard ability={route.ability}>
      <UnbuiltPage title={route.title} plan={PLAN_ROUTES.includes(name)} />
    </Guard>
  );
}
