/**
 * The table of the fourteen abilities against the app and the contract. Page and button are asked in Chromium
 * (tests/browser/account.spec.ts), the server over HTTP (tests/server/abilities.test.ts); both walk over the same tables.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUARDED_ACTIONS } from '@/api/guarded-actions';
import { CALLS } from '@/api/registry';
import { APP_ROUTES, type AppRoute } from '@/app/routes/route-table';
import { ABILITY_ROWS, type AbilityRow, isAbilityBuilt } from './ability-table';

const routes = Object.entries<AppRoute>(APP_ROUTES);
const guarded = Object.values(CALLS).filter(
  ({ ability, outbox }) => ability !== null || outbox?.abilityOf !== undefined,
);

const listed = (things: readonly { readonly built: boolean; readonly name: string }[]): string =>
  things.map(({ name, built }) => (built ? `**${name}**` : name)).join(', ') || '–';

/** A row of docs/abilities.md; what is built is bold there. */
function documented({ flag, ability, routes: pages, actions, calls }: AbilityRow): string {
  const paths = pages.map(({ pattern, built }) => ({ name: `\`${pattern}\``, built }));
  return `| ${flag} | ${ability} | ${listed(paths)} | ${listed(actions)} | ${listed(calls)} |`;
}

describe('the fourteen abilities', () => {
  it.each(ABILITY_ROWS)(
    '$ability guards the routes that the table says, and no other',
    ({ ability, routes: named }) => {
      const asked = routes.filter(([, route]) => route.ability === ability).map(([name]) => name);
      expect(asked.sort()).toEqual(named.map(({ name }) => name).sort());
    },
  );

  it('every call that asks for one stands under it, and every built call that stands there asks for it', () => {
    const named = ABILITY_ROWS.flatMap(({ calls }) => calls.filter(({ built }) => built).map(({ name }) => name));
    expect(guarded.map(({ name }) => name).sort()).toEqual(named.sort());
    for (const { name, ability } of guarded.filter((call) => call.ability !== null))
      expect(ABILITY_ROWS.find((row) => row.calls.some((call) => call.name === name))?.ability).toBe(ability);
  });

  it('has every action that a page asks for under it', () => {
    expect(ABILITY_ROWS.flatMap(({ actions }) => actions.map(({ name }) => name)).sort()).toEqual(
      Object.keys(GUARDED_ACTIONS).sort(),
    );
    expect(GUARDED_ACTIONS.selectSeveral).toBe('cautareSelectieMultipla');
  });

  // The list of what a plan can take away today: a new screen, action or call changes it.
  it('docs/abilities.md tells them all, and what of each is built', () => {
    const text = readFileSync('docs/abilities.md', 'utf8').replaceAll(/ +\|/g, ' |');
    expect(ABILITY_ROWS.map(documented).filter((row) => !text.includes(row))).toEqual([]);
    const none = ABILITY_ROWS.filter((row) => !isAbilityBuilt(row)).map(({ ability }) => ability);
    expect(text).toContain(`Nothing is built yet of: ${none.join(', ')}.`);
  });
});
