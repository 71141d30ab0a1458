/** What of each ability there is today: its screens, the actions a page asks for, the calls of the contract. */
import { readFileSync } from 'node:fs';
import { ABILITY_BY_FLAG, type Ability, type PlanFlag } from '@/api/abilities';
import { ABILITY_PLACES } from '@/api/ability-places';
import { GUARDED_ACTIONS } from '@/api/guarded-actions';
import { CALLS } from '@/api/registry';
import { APP_ROUTES, type AppRoute, type AppRouteName, isBuilt } from '@/app/routes/route-table';
import { sourceFiles } from '../../architecture/import-graph';

const APP_SOURCE = sourceFiles(process.cwd(), 'src/app').map((file) => readFileSync(file, 'utf8'));

export interface AbilityRow {
  readonly flag: PlanFlag;
  readonly ability: Ability;
  readonly routes: readonly { readonly name: string; readonly pattern: string; readonly built: boolean }[];
  readonly actions: readonly { readonly name: string; readonly built: boolean }[];
  readonly calls: readonly { readonly name: string; readonly built: boolean }[];
}

/** Routes that the table names and the app does not have: none, or the table lies. */
function routeOf(name: string): AppRoute {
  const routes: Readonly<Record<string, AppRoute>> = APP_ROUTES;
  const route = routes[name];
  if (route === undefined) throw new Error(`${name} is no route.`);
  return route;
}

export const isAsked = (action: string): boolean => APP_SOURCE.some((text) => text.includes(`useMayDo('${action}')`));

export const ABILITY_ROWS: readonly AbilityRow[] = Object.entries(ABILITY_BY_FLAG).map(([flag, ability]) => {
  const { routes, calls } = ABILITY_PLACES[ability];
  const actions = Object.entries(GUARDED_ACTIONS).flatMap(([action, of]) => (of === ability ? [action] : []));
  return {
    flag: flag as PlanFlag,
    ability,
    routes: routes.map((name) => ({ name, pattern: routeOf(name).pattern, built: isBuilt(name as AppRouteName) })),
    actions: actions.map((name) => ({ name, built: isAsked(name) })),
    calls: calls.map((name) => ({ name, built: Object.hasOwn(CALLS, name) })),
  };
});

/** Whether anything of the ability can be used today. */
export function isAbilityBuilt({ routes, actions, calls }: AbilityRow): boolean {
  return [...routes, ...actions, ...calls].some(({ built }) => built);
}
