/** Dexie's word of commits goes to everybody in this process, also to tabs that have died: those of a run end with it. */
import Dexie, { type DexieOnStorageMutatedEvent, type ObservabilitySet } from 'dexie';

type WithHearers = DexieOnStorageMutatedEvent & {
  readonly subscribers: readonly ((parts: ObservabilitySet) => void)[];
};

/** Gives what ends all that have begun to listen since. */
export function hearersFromNow(): () => void {
  const told = Dexie.on.storagemutated as WithHearers; // The list is not among its types.
  const before = new Set(told.subscribers);
  return () => {
    for (const hearer of told.subscribers.filter((one) => !before.has(one))) told.unsubscribe(hearer);
  };
}
