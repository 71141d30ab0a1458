/** Two people at new profiles, for some runs: of one company, or one person at two devices. */

import { DEMO } from '../../browser/pages/sign-in-page';
import type { Chance } from '../../simulation/random';
import { Story } from '../../simulation/world/story';
import { dismissHand, newHand } from './hand';
import { type KillRun, killRun } from './kill-run';
import type { Storm } from './storm';
import { runLine, type StormLog } from './storm-log';

interface RoundPlan {
  readonly runs: number;
  /** Of the first one. */
  readonly from: number;
}

export interface Round {
  readonly runs: readonly KillRun[];
  readonly signedOut: number;
}

export async function runRound(storm: Storm, { runs, from }: RoundPlan, dice: Chance, log: StormLog): Promise<Round> {
  const together = dice.happens(0.5);
  log.tell(together ? 'Two people of one company' : 'One person at two devices');
  const common = { server: storm.installation.url, clockLibrary: storm.clockLibrary };
  const first = await newHand({ ...common, name: 'A', account: DEMO });
  storm.hands = [first];
  try {
    storm.hands = [first, await newHand({ ...common, name: 'B', account: together ? storm.secondAccount : DEMO })];
    const done: KillRun[] = [];
    for (let place = 0; place < runs; place += 1) done.push(await toldRun(storm, from + place, dice, log));
    return { runs: done, signedOut: storm.hands.reduce((sum, { signedOut }) => sum + signedOut, 0) };
  } finally {
    await Promise.all(storm.hands.map(dismissHand));
    storm.hands = [];
  }
}

async function toldRun(storm: Storm, place: number, dice: Chance, log: StormLog): Promise<KillRun> {
  storm.story = new Story(Date.now);
  const before = signedOutOf(storm);
  const run = await killRun(storm, dice);
  log.tell(runLine(place, run));
  const signedOut = signedOutOf(storm) > before;
  if (signedOut) log.tell('Signed out by it.');
  if (run.breaches.length === 0 && !signedOut) return run;
  log.tell(storm.story.all().join('\n'));
  log.keep(storm.installation.lastLines());
  return run;
}

function signedOutOf({ hands }: Storm): number {
  return hands.reduce((sum, { signedOut }) => sum + signedOut, 0);
}
