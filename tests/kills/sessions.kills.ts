/** `npm run kills -- sessions 300 7`: so many kills beside a renewal of the session. Ends with 1 where one ended it. */
import { startInstallation } from '../browser/installation';
import seedDemo from '../browser/seeding/seeded-demo';
import { runSessionKills, SHORT_TOKENS } from './session-kills';

const [runs = 300, seed = 1] = process.argv.slice(2).map(Number);
await seedDemo();
const installation = await startInstallation({ environment: SHORT_TOKENS });
try {
  const { signedOut } = await runSessionKills(installation, { runs, seed }, (run, left) =>
    console.log(`Signed out by kill ${run}. ${left}\n${installation.lastLines()}`),
  );
  console.log(`kills=${runs} seed=${seed} signed-out=${signedOut}`);
  process.exitCode = signedOut > 0 ? 1 : 0;
} finally {
  await installation.stop();
}
