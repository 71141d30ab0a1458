/** What a disk, a thief or an operator does: devices lost, copied and put back, servers restored from an older copy. */
import { newEpoch } from '../../../server/installation/new-epoch';
import type { BrowserProfile } from '../device/browser-profile';
import type { SimDevice } from '../device/sim-device';
import { profileRows } from '../oracle/profile-rows';
import { atServers, forgetWhatIsGone, namedIn, uploadsAmong } from '../oracle/survivors';
import { eraseDevice } from '../people/erase-device';
import { codeLine } from '../people/received-invoices';
import { takeSeat } from '../people/seat';
import { strangerSends } from '../people/strangers';
import { editSingleRow } from '../people/write-single-rows';
import type { SimWorld } from '../run/sim-world';
import { someDevice } from './exchange-steps';
import { begin, type StepRow } from './step';

const MOST_DEVICES = 4;

export const LOSS_STEPS: readonly StepRow[] = [
  {
    name: 'a device is lost',
    weight: 0.3,
    run: async (world) => {
      const device = someDevice(world);
      if (device === undefined || world.devices.filter(({ lost }) => !lost).length < 2) return;
      device.die();
      device.lost = true;
      world.choices.forget(device.index);
      world.story.tell(`${device.name} is lost`);
      world.story.count('devices lost');
      await forgetWhatIsGone(world);
    },
  },
  {
    name: 'a profile is copied',
    weight: 1,
    run: async (world) => {
      const device = someDevice(world);
      if (device === undefined || world.devices.length >= MOST_DEVICES) return;
      // The browser is closed while its files are copied.
      device.die();
      const copy = world.copyDevice(device, await world.scheduler.through(device.profile.copy()));
      world.story.tell(`${copy.name} is a copy of ${device.name}`);
      world.story.count('profiles copied');
    },
  },
  {
    name: 'an image of a profile is taken',
    weight: 0.5,
    run: async (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      device.die();
      device.image = await world.scheduler.through(device.profile.copy());
      world.story.tell(`${device.name}: image taken`);
    },
  },
  {
    name: 'an image is put back',
    weight: 0.5,
    run: async (world) => {
      const device = world.dice.pick(world.devices.filter(({ image, lost }) => image !== null && !lost));
      if (device?.image == null) return;
      device.die();
      device.profile = await world.scheduler.through(device.image.copy());
      world.choices.forget(device.index);
      world.story.tell(`${device.name}: image put back`);
      world.story.count('images put back');
      await forgetWhatIsGone(world);
    },
  },
  {
    name: 'the browser deletes its databases',
    weight: 0.7,
    run: (world) =>
      loseDatabases(world, async (device) => {
        world.story.tell(`${device.name}: the browser has deleted its databases`);
        world.story.count('databases deleted');
        return device.profile.withoutDatabases();
      }),
  },
  {
    name: 'a database is damaged',
    weight: 0.7,
    run: (world) => loseDatabases(world, (device) => damaged(world, device)),
  },
  {
    name: 'a device is erased',
    weight: 0.4,
    run: async (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const erased = await world.through(eraseDevice(world, device).catch(() => false));
      world.story.tell(`${device.name} is ${erased ? '' : 'not '}erased`);
      if (erased) world.story.count('devices erased');
      world.choices.forget(device.index);
      // The page's memory goes too; what was seen of the databases says nothing of those that come.
      device.die();
      device.profile = device.profile.begunAnew();
      device.losses += 1;
      await forgetWhatIsGone(world);
    },
  },
  {
    name: 'sessions are revoked',
    weight: 0.5,
    run: async (world) => {
      const account = world.dice.pick(world.machine.database.accounts);
      if (account === undefined) return;
      const at = new Date(world.clock.now());
      const ended = "update session_family set ended_at = $1, ended_why = 'revoked' where user_id = $2";
      await world.machine.database.query(ended, [at, account.id]);
      world.story.tell(`${account.email}: sessions revoked`);
      world.story.count('sessions revoked');
    },
  },
  {
    name: 'the database is copied',
    weight: 1.5,
    run: takeCopy,
  },
  { name: 'the database is restored', weight: 0.9, run: restore },
  { name: 'what somebody has just done is lost by a restore', weight: 0.6, run: loseWork },
];

/** `lose`: the profile afterwards; null where nothing could be lost. What was promised a second place must come back. */
async function loseDatabases(
  world: SimWorld,
  lose: (device: SimDevice) => Promise<BrowserProfile | null>,
): Promise<void> {
  const device = someDevice(world);
  if (device === undefined) return;
  device.die();
  const { copies } = device.profile;
  const held = await world.scheduler.through(profileRows(device.profile));
  const after = await world.scheduler.through(lose(device));
  if (after === null) return;
  device.profile = after;
  device.losses += 1;
  world.choices.forget(device.index);
  const places = held.map((database) => ({ name: database.name, text: JSON.stringify(database) }));
  // What the copies of those that held it may lack.
  const since = (one: string): number => {
    const holding = places.filter(({ text }) => text.includes(one));
    const now = world.clock.now();
    if (holding.length === 0) return copies.wholeUntil(now);
    return Math.min(...holding.map(({ name }) => copies.wholeUntil(now, name)));
  };
  const waiting = JSON.stringify(held.map(({ nowhereElse }) => nowhereElse));
  const uploads = new Set(held.flatMap(({ entries }) => uploadsAmong(entries)));
  await forgetWhatIsGone(world, { since, waiting, uploads });
}

/** One database lacks stores, or does not open. Without a second copy nothing would stand in for it, and a person is told. */
async function damaged({ dice, story }: SimWorld, { name, profile }: SimDevice): Promise<BrowserProfile | null> {
  const copied = (await profile.databases()).filter((one) => profile.copies.databases.includes(one));
  const database = dice.pick(copied.filter((one) => !profile.damage.has(one)));
  if (database === undefined) return null;
  const lost = dice.happens(0.3) ? ('all' as const) : LOSABLE.filter(() => dice.happens(0.3));
  if (lost.length === 0) return null;
  story.tell(`${name}: a database ${lost === 'all' ? 'does not open' : `lacks ${lost.join(', ')}`}`);
  story.count(lost === 'all' ? 'databases that do not open' : 'databases that lack stores');
  return profile.withDamage(database, lost);
}

/** Rows of any kind, the outbox, who the device is, where it stands in the stream. */
const LOSABLE = [
  'draft',
  'partner',
  'archive',
  'document',
  'outbox',
  'lease',
  'conflict',
  'kv',
  'syncState',
  'company',
];

async function takeCopy(world: SimWorld): Promise<void> {
  await world.machine.database.takeCopy();
  world.hasCopy = true;
  world.story.tell('the database is copied');
}

/** Of what is done seldom little falls between a copy and its restore by itself. */
async function loseWork(world: SimWorld): Promise<void> {
  const device = someDevice(world);
  begin(world, 'a supplier', strangerSends(world, 'received'));
  await world.advance(MAILBOX_MS);
  await takeCopy(world);
  if (device !== undefined) begin(world, `${device.name} works`, workAt(world, device));
  await world.advance(WORK_MS);
  await restore(world);
}

/** Until ANAF's mailbox has been read, mostly. */
const MAILBOX_MS = 90_000;
const WORK_MS = 20_000;

async function workAt(world: SimWorld, device: SimDevice): Promise<void> {
  const seat = await takeSeat(world, device);
  if (seat === null) return;
  await seat.at.sync.pullNow(world.home);
  await codeLine(seat);
  await editSingleRow(seat);
  await seat.at.sync.flush();
}

async function restore(world: SimWorld): Promise<void> {
  if (!world.hasCopy) return;
  for (const server of [...world.servers]) await world.killServer(server);
  const { database } = world.machine;
  const before = await atServers(world);
  await database.putCopyBack();
  const after = await atServers(world);
  world.ledger.takeByRestore(namedIn(world, before).filter((one) => !after.includes(one)));
  const parts = { now: world.clock.now, newId: () => world.newId() };
  // Where its connection has been idle, it signs in anew: that is cryptography, which the scheduler lets go on.
  await world.scheduler.throughAlone({ alive: true }, newEpoch(database.owner, parts));
  world.network.forgetAcknowledged();
  world.choices.forgetAll();
  world.thefts = [];
  world.story.tell('the database is restored from its copy');
  world.story.count('restored');
  await forgetWhatIsGone(world);
  await world.startServers();
}
