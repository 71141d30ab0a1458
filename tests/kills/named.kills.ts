/** `npm run kills -- named`: the kill runs that have a name, or those whose name has the word given. */
import seedDemo from '../browser/seeding/seeded-demo';
import { NAMED_KILLS, runNamedKills } from './named-kills';
import { sentenceOf } from './whole/storm-log';

const [word = ''] = process.argv.slice(2);

await seedDemo();
await runNamedKills(
  NAMED_KILLS.filter(({ name }) => name.includes(word)),
  ({ name, breaches, settledMs }) => {
    const end = breaches.length === 0 ? 'kept' : `BROKEN: ${breaches.map(sentenceOf).join('; ')}`;
    console.log(`${name}: settled in ${(settledMs / 1000).toFixed(1)} s; ${end}`);
    if (breaches.length > 0) process.exitCode = 1;
  },
);
