/** Sessions end and begin; access is taken and given. */
import type { SimDevice } from '../device/sim-device';
import type { SimTab } from '../device/sim-tab';
import { takeSeat } from '../people/seat';
import { leaveTyping } from '../people/write-drafts';
import type { SimWorld } from '../run/sim-world';
import { someDevice } from './exchange-steps';
import { begin, type StepRow } from './step';

/** The account of the device signs in where nobody is, and its tabs enter. */
export async function signIn(world: SimWorld, device: SimDevice): Promise<void> {
  const [tab] = device.tabs;
  if (tab === undefined) return;
  const { email: username, password } = device.account;
  if ((await tab.session.currentSession()) === null) {
    const outcome = await tab.session.signIn({ username, password, rememberMe: world.dice.happens(0.7) });
    world.story.tell(`${device.name} signs in as ${username}: ${outcome.kind}`);
  }
  for (const one of [...device.tabs]) await device.enterTab(one);
}

/** As the app does: the databases close when their user has gone from here, however late the server hears of it. */
export async function signOut(world: SimWorld, device: SimDevice): Promise<void> {
  const [tab] = device.tabs;
  if (tab === undefined) return;
  let left: Promise<unknown> = Promise.resolve();
  const unhear = tab.session.onSessionChange((session) => {
    if (session !== null) return;
    // Who signs in from now on is another one.
    unhear();
    world.story.tell(`${device.name} signs out`);
    world.story.count('signed out');
    left = Promise.all(device.tabs.map(leave));
    left.catch(() => undefined); // Heard below, where the sign-out ends.
  });
  try {
    await tab.session.signOut();
  } finally {
    unhear();
  }
  await left;
}

async function leave(tab: SimTab): Promise<void> {
  const { entered } = tab;
  tab.entered = null;
  await entered?.close();
}

export const SESSION_STEPS: readonly StepRow[] = [
  {
    name: 'sign out',
    weight: 1,
    run: (world) => {
      const device = someDevice(world);
      if (device !== undefined) begin(world, `${device.name} signs out`, signOut(world, device));
    },
  },
  {
    name: 'a tab dies over what is typed, and the other one signs out',
    weight: 1,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const leave = async (): Promise<void> => {
        const seat = await takeSeat(world, device);
        if (seat !== null) await leaveTyping(seat);
        await signOut(world, device);
      };
      begin(world, `${device.name} is left`, leave());
    },
  },
  {
    name: 'sign in',
    weight: 4,
    run: (world) => {
      const device = someDevice(world);
      if (device !== undefined) begin(world, `${device.name} signs in`, signIn(world, device));
    },
  },
  {
    name: 'another user signs in',
    weight: 0.5,
    run: (world) => {
      const device = someDevice(world);
      if (device === undefined) return;
      const change = async (): Promise<void> => {
        await signOut(world, device);
        const { accounts } = world.machine.database;
        device.account = accounts.find(({ id }) => id !== device.account.id) ?? device.account;
        await signIn(world, device);
      };
      world.story.count('users changed');
      begin(world, `${device.name} changes its user`, change());
    },
  },
  {
    name: 'access is taken or given',
    weight: 0.5,
    run: async (world) => {
      const account = world.dice.pick(world.machine.database.accounts);
      if (account === undefined) return;
      const taken = world.dice.happens(0.3);
      await world.setAccess(account.id, !taken);
      world.story.tell(`${account.email}: access ${taken ? 'taken' : 'given'}`);
      world.story.count('access changed');
    },
  },
];
