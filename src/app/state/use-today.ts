import { useEffect, useState } from 'react';
import { bucharestDay } from '@/domain/calendar/bucharest-day';

/** A day is looked at again this often; a tab left open over midnight must not issue under yesterday's date. */
const LOOK_MS = 30_000;

/**
 * The day in Romania, `yyyy-MM-dd`, also after midnight there: dates of documents and their deadlines are counted by it, whatever the
 * device's zone is.
 */
export function useToday(): string {
  const [today, setToday] = useState(() => bucharestDay(Date.now()));
  useEffect(() => {
    const look = (): void => setToday(bucharestDay(Date.now()));
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
