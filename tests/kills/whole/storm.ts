/** What a storm rages over: one installation, and two people who write invoices of one of its companies. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../../server/database/with-client';
import { embeddedConnection } from '../../browser/embedded-connection';
import { type Installation, startInstallation } from '../../browser/installation';
import { prepareAccount } from '../../browser/prepared-accounts';
import type { Ask } from '../../simulation/oracle/end-state';
import { Ledger } from '../../simulation/oracle/ledger';
import { Story } from '../../simulation/world/story';
import { onStop } from '../on-stop';
import { compileClock } from './device-clock';
import { type Account, dismissHand, type Hand } from './hand';
import { type SmallDisk, smallDisk } from './small-disk';

/** Short, so that sessions are renewed under every kill. */
const ACCESS_TOKEN_SECONDS = '20';

/** An invoice that its person was told is issued. */
export interface ShownIssued {
  readonly number: string;
  readonly hand: string;
  /** In its document, each typed once. */
  readonly words: readonly string[];
}

export interface Storm {
  readonly installation: Installation;
  /** Where nothing can be mounted there is none. */
  readonly disk: SmallDisk | undefined;
  readonly clockLibrary: string | undefined;
  /** Beside the demonstration's own. */
  readonly secondAccount: Account;
  readonly ledger: Ledger;
  readonly shown: ShownIssued[];
  /** Of every transport that somebody began to declare. */
  readonly plates: string[];
  /** Of those that their person was shown as declared. */
  readonly declared: { readonly plate: string; readonly hand: string }[];
  /** Sentences of earlier runs: what was broken once is told once. */
  readonly told: Set<string>;
  /** Of the run that goes on. */
  story: Story;
  /** Those who work now. */
  hands: readonly Hand[];
  /** Processes that we ended and have not started again. */
  readonly ended: Set<'server' | 'stand-ins'>;
  /** Of the database, past every policy. */
  readonly ask: Ask;
  /** Of everything, those who work included. */
  readonly end: () => Promise<void>;
}

export async function beginStorm(): Promise<Storm> {
  const tools = mkdtempSync(join(tmpdir(), 'condica-tools-'));
  const disk = smallDisk();
  const parent = disk === undefined ? {} : { parent: disk.folder };
  const installation = await startInstallation({ ...parent, environment: { ACCESS_TOKEN_SECONDS } });
  // The demonstration's own doubt and unanswered invoices: what is judged at the end is to be settled.
  await installation.endFaults();
  const secondAccount = await prepareAccount(installation, 'ioana@exemplu.ro');
  const storm: Storm = {
    ...{ installation, disk, secondAccount },
    clockLibrary: compileClock(tools),
    ledger: new Ledger(),
    shown: [],
    plates: [],
    declared: [],
    told: new Set(),
    story: new Story(Date.now),
    hands: [],
    ended: new Set(),
    ask: (text) => asked(installation, text),
    end: async () => {
      await Promise.all(storm.hands.map(dismissHand));
      await installation.stop();
      disk?.remove();
      rmSync(tools, { recursive: true, force: true });
    },
  };
  onStop(storm.end);
  return storm;
}

/** As its superuser: the owner is bound by the policies too. */
function asked<R>(installation: Installation, text: string): Promise<readonly R[]> {
  const connection = embeddedConnection(installation, 'postgres', 'superuser');
  // The rows' shape is what the text selects: the asker names it.
  return withClient(connection, async (client) => (await client.query(text)).rows as R[]);
}
