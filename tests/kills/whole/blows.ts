/**
 * What can strike while two people write, one row each. A blow lasts until the run's work has ended; then everything is mended
 * (mend.ts). A row joins by its name, how often it comes, and what it does.
 */
import type { Chance } from '../../simulation/random';
import { fillStorage, type Hand, killHand, untilFullnessCounts } from './hand';
import type { Storm } from './storm';

export interface Blow {
  readonly name: string;
  readonly weight: number;
  readonly strike: (storm: Storm, dice: Chance) => Promise<void>;
  /** Before anybody writes: for what takes its time to come. */
  readonly prepare?: (storm: Storm, dice: Chance) => Promise<void>;
  /** A transport is declared for a day: one of 40 days on would rightly wait for it. */
  readonly turnsClock?: boolean;
  /** Where it cannot be struck, for want of root or a compiler. */
  readonly isPossible?: (storm: Storm) => boolean;
}

const CLOCK_DAYS = 40;

function someone({ hands }: Storm, dice: Chance): Hand {
  const hand = dice.pick(hands);
  if (hand === undefined) throw new Error('Nobody works.');
  return hand;
}

async function killServer({ installation, ended }: Storm): Promise<void> {
  ended.add('server');
  await installation.killServer();
}

async function killStandIns({ installation, ended }: Storm): Promise<void> {
  ended.add('stand-ins');
  await installation.killStandIns();
}

const killAll = async ({ hands }: Storm): Promise<void> => {
  await Promise.all(hands.map(killHand));
};

/** Faults of ANAF under an upload, beside what is killed. */
const ANAF_FAULTS = [
  'accept-and-drop',
  'drop-before-accept',
  'html',
  'accept-and-html',
  'garbage',
  'server-error',
  'accept-and-server-error',
  'throttle',
] as const;

const faultAtAnaf = ({ installation, story }: Storm, dice: Chance): Promise<void> => {
  const kind = dice.pick(ANAF_FAULTS) ?? 'html';
  story.tell(`ANAF: ${kind}`);
  return installation.fault({ kind, path: 'upload', count: 1 + dice.below(2) });
};

const LOST_ANSWERS = ['/InvoiceUpload', '/SaveDraft', '/UpdateDraft', '/RefreshSession', '/LeaseNumbers', '/api/'];

function loseAnswers(storm: Storm, dice: Chance): void {
  const path = dice.pick(LOST_ANSWERS) ?? '/api/';
  const { road, name } = someone(storm, dice);
  storm.story.tell(`${name}: answers to ${path} are lost`);
  road.lose(path, 1 + dice.below(3));
}

function pause(dice: Chance, longestMs: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, dice.below(longestMs)));
}

export const BLOWS: readonly Blow[] = [
  { name: 'browser', weight: 5, strike: (storm, dice) => killHand(someone(storm, dice)) },
  { name: 'both browsers', weight: 2, strike: killAll },
  { name: 'server', weight: 4, strike: killServer },
  { name: 'database', weight: 3, strike: ({ installation }) => installation.killDatabase() },
  { name: 'stand-ins', weight: 3, strike: killStandIns },
  {
    name: 'server and database',
    weight: 2,
    strike: async (storm) => {
      await Promise.all([killServer(storm), storm.installation.killDatabase()]);
    },
  },
  {
    name: 'server and browser',
    weight: 3,
    strike: async (storm, dice) => {
      await Promise.all([killServer(storm), killHand(someone(storm, dice))]);
    },
  },
  {
    name: 'everything',
    weight: 2,
    strike: async (storm) => {
      await Promise.all([killServer(storm), storm.installation.killDatabase(), killStandIns(storm), killAll(storm)]);
    },
  },
  { name: 'network', weight: 3, strike: async (storm, dice) => someone(storm, dice).road.cut() },
  {
    name: 'network and browser',
    weight: 3,
    strike: async (storm, dice) => {
      const hand = someone(storm, dice);
      hand.road.cut();
      await pause(dice, 6_000);
      await killHand(hand);
    },
  },
  { name: 'lost answers', weight: 3, strike: async (storm, dice) => loseAnswers(storm, dice) },
  {
    name: 'lost answers and browser',
    weight: 2,
    strike: async (storm, dice) => {
      loseAnswers(storm, dice);
      await pause(dice, 6_000);
      await killHand(someone(storm, dice));
    },
  },
  { name: 'ANAF', weight: 3, strike: faultAtAnaf },
  {
    name: 'ANAF and server',
    weight: 3,
    strike: async (storm, dice) => {
      await faultAtAnaf(storm, dice);
      await pause(dice, 6_000);
      await killServer(storm);
    },
  },
  {
    name: 'disk full',
    weight: 2,
    isPossible: ({ disk }) => disk !== undefined,
    strike: async ({ disk }) => disk?.fill(),
  },
  {
    name: 'disk full and server',
    weight: 1,
    isPossible: ({ disk }) => disk !== undefined,
    strike: async (storm, dice) => {
      storm.disk?.fill();
      await pause(dice, 6_000);
      await killServer(storm);
    },
  },
  {
    name: 'storage full',
    weight: 2,
    prepare: async (storm, dice) => {
      await fillStorage(someone(storm, dice));
      await untilFullnessCounts();
    },
    strike: async () => undefined,
  },
  {
    name: 'clock ahead and back',
    weight: 2,
    turnsClock: true,
    isPossible: ({ clockLibrary }) => clockLibrary !== undefined,
    strike: async (storm, dice) => {
      const { clock } = someone(storm, dice);
      clock.putAhead(CLOCK_DAYS);
      await pause(dice, 6_000);
      clock.putAhead(0);
    },
  },
];

/** One of those possible here, by weight. */
export function drawBlow(storm: Storm, dice: Chance): Blow {
  const possible = BLOWS.filter(({ isPossible }) => isPossible?.(storm) ?? true);
  const all = possible.flatMap((blow) => Array.from({ length: blow.weight }, () => blow));
  const drawn = dice.pick(all);
  if (drawn === undefined) throw new Error('There are blows.');
  return drawn;
}
