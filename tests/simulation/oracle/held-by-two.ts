/**
 * A session that a thief has used is not the device's any more: of two who hold one token the second ends it. At the end each thief
 * comes once more; where the device has gone on with the session meanwhile he may not be answered.
 */
import { present, type Theft, tokenOf } from '../people/thief';
import type { SimWorld } from '../run/sim-world';
import type { Breach } from './verdict';

export async function findHeldByTwo(world: SimWorld): Promise<readonly Breach[]> {
  const found: Breach[] = [];
  for (const theft of world.thefts.filter(({ used }) => used)) {
    const { family, serial } = placeOf(theft.token);
    const goneOn = await devicesOnward(world, theft);
    if (!(await world.through(present(world, theft))) || goneOn.length === 0) continue;
    const sentence = `${goneOn.join(', ')} and a thief both go on with session ${family} after token ${serial}`;
    found.push({ promise: 'doubled', sentence });
  }
  const ended = "select id from session_family where ended_why = 'reused'";
  world.story.count('sessions ended by a token used twice', (await world.machine.database.query(ended)).length);
  return found;
}

/** Those that were given the successor of the thief's token. */
async function devicesOnward(world: SimWorld, theft: Theft): Promise<readonly string[]> {
  const stolen = placeOf(theft.token);
  const onward: string[] = [];
  for (const device of world.devices) {
    const token = await world.through(tokenOf(device));
    const own = token === null ? null : placeOf(token);
    if (own?.family === stolen.family && own.serial > stolen.serial) onward.push(device.name);
  }
  return onward;
}

/** As server/session/refresh-token.ts makes it. */
function placeOf(token: string): { readonly family: string; readonly serial: number } {
  const [, family = '', serial = ''] = token.split('.');
  return { family, serial: Number(serial) };
}
