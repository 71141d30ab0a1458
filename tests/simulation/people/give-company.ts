/** People give the company to one of those who work on it, or to nobody, by the command of the inbox. */
import { giveCompanies } from '@/db/collections/assignment';
import { knownColleagues } from '@/db/settings/colleagues';
import type { Seat } from './seat';

export async function giveAway({ world, context, tab }: Seat): Promise<void> {
  // Before a server has told once who works there, the menu offers nobody.
  const people = (await knownColleagues(context.db)) ?? [];
  const there = people.filter(({ companies }) => companies.includes(context.companyId));
  const person = world.dice.pick([null, ...there]) ?? null;
  world.story.tell(`${tab.process.name} gives company ${context.companyId} to ${person?.user ?? 'nobody'}`);
  const given = person === null ? null : { user: person.user, name: person.name };
  await giveCompanies(context, [{ companyId: context.companyId, person: given }]);
}
