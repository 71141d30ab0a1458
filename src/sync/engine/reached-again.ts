import type { StatusStore } from './status-store';

/**
 * Calls when an exchange brings an answer after one that brought none: whichever exchange meets the server first, what waits
 * need not wait out its own delay. Ends with the function it gives.
 */
export function onReachedAgain(status: StatusStore, listener: () => void): () => void {
  let { connected } = status.getSnapshot();
  return status.subscribe(() => {
    const before = connected;
    connected = status.getSnapshot().connected;
    if (before === false && connected === true) listener();
  });
}
