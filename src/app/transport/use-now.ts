import { useEffect, useState } from 'react';
import { useSyncStatus } from '@/app/state/use-sync-status';

const MINUTE_MS = 60_000;

/**
 * The present moment, ms since 1970, told again every half minute and when the page comes back: a countdown on it is never late.
 * Where the server has shown that this device's clock is wrong, it is the server's moment: a code ends by Romania's clock.
 */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  const { clockAhead } = useSyncStatus();
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
  return now - clockAhead * MINUTE_MS;
}
