/** A person leaves a device for good, as the dialog does: its numbers are given back and told, then everything of the user goes. */
import { returnLeases } from '@/db/numbers/return-leases';
import type { SimDevice } from '../device/sim-device';
import type { SimWorld } from '../run/sim-world';
import { isAtWork } from './seat';

/** False where it came to nothing: nobody is signed in, or the tab died over it. */
export async function eraseDevice(world: SimWorld, device: SimDevice): Promise<boolean> {
  const tab = device.tabs.find(isAtWork);
  if (tab?.entered == null) return false;
  const { entered, process, session } = tab;
  const erase = async (): Promise<boolean> => {
    await returnLeases(await entered.contextOf(world.home));
    await entered.sync.flush();
    await entered.close();
    tab.entered = null;
    await session.signOutAndErase();
    return true;
  };
  const died = new Promise<boolean>((resolve) => process.onEnd(() => resolve(false)));
  return Promise.race([erase(), died]);
}
