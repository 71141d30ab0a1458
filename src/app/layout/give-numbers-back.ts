import type { CommandContext } from '@/db/command-context';
import { returnLeases, returnsWait } from '@/db/numbers/return-leases';

/**
 * Before the device's data goes: its reserved numbers are given back and sent. `waiting`: the server has not answered by the
 * time that `overdue` resolves, or cannot be reached; the intervals stay the device's there until a person closes them.
 */
export async function giveNumbersBack(
  commands: CommandContext,
  flush: () => Promise<void>,
  overdue: Promise<unknown>,
): Promise<'told' | 'waiting'> {
  await returnLeases(commands);
  if (!(await returnsWait(commands))) return 'told';
  await Promise.race([flush(), overdue]);
  return (await returnsWait(commands)) ? 'waiting' : 'told';
}
