import { useEffect, useState } from 'react';
import { localDay } from '@/app/ui/words/date-words';

/** A day is looked at again this often; a tab left open over midnight must not issue under yesterday's date. */
const LOOK_MS = 30_000;

/** The local day, `yyyy-MM-dd`, also after midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = (): void => setToday(localDay(new Date()));
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
