/** A device over a browser profile: database, commands, drainer and pull, with a road and a session turned by hand. */
import { DEFAULT_BASE_URLS } from '@/api/paths';
import type { CommandContext } from '@/db/command-context';
import type { CondicaDatabase } from '@/db/condica-database';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import type { SendPorts } from '@/sync/drain/send-entry';
import { type TypedFirst, typedFirst } from '@/sync/ports/typed-first';
import type { CompanyPullPorts } from '@/sync/pull/pull-company';
import type { CredentialsOutcome, SessionPort } from '@/sync/session/session-port';
import { openTestDatabase, type TestProfile, testContext, testProfile } from '../../db/support/test-database';
import { FakeRoad } from './fake-road';
import { ServerModel } from './server-model';

export interface TestClock {
  ms: number;
}

export interface TestDevice {
  readonly db: CondicaDatabase;
  readonly context: CommandContext;
  readonly road: FakeRoad;
  readonly server: ServerModel;
  readonly clock: TestClock;
  readonly session: SessionPort & { state: CredentialsOutcome; renewals: number };
  readonly send: SendPorts;
  readonly pull: CompanyPullPorts;
  /** Of a person who types. */
  readonly typed: TypedFirst;
}

export const READY: CredentialsOutcome = {
  kind: 'ready',
  credentials: { token: 'token', backendKey: 'b', reportKey: 'r' },
};

export function testDevice(
  server = new ServerModel(),
  profile: TestProfile = testProfile(),
  overrides: Partial<CommandContext> = {},
): TestDevice {
  const db = openTestDatabase(profile);
  const context = testContext(db, overrides);
  const clock: TestClock = { ms: Date.parse('2026-03-02T09:00:00Z') };
  const road = new FakeRoad(server);
  const session = {
    state: READY,
    renewals: 0,
    credentials: async () => session.state,
    renew: async () => {
      session.renewals += 1;
      return session.state;
    },
  };
  const common = {
    session,
    connection: { fetch: road.fetch, urls: DEFAULT_BASE_URLS },
    now: () => clock.ms,
    random: () => 0.5,
    deadline: (_ms: number, outer?: AbortSignal) => outer ?? new AbortController().signal,
  };
  const store = dexieOutboxStore({ ...context, db });
  const typed = typedFirst();
  const pull = { ...common, db, typed };
  return { db, context, road, server, clock, session, send: { ...common, store }, pull, typed };
}
