import { useEffect, useRef, useState } from 'react';
import { type WatchedTables, watchTables } from '@/db/storage/watch-tables';

/**
 * What a long query over the local database gives, and again after a rest when its tables were written; undefined until the first answer to
 * what is asked now. `question`: what the query is made of, besides the database; null: nothing is asked.
 */
export function useRested<T>(
  { db, tables, restMs }: WatchedTables,
  question: string | null,
  query: () => Promise<T>,
): T | undefined {
  const asked = useRef(query);
  asked.current = query;
  const watched = useRef(tables);
  const [told, setTold] = useState<{ readonly question: string; readonly value: T }>();
  useEffect(() => {
    if (question === null) return undefined;
    const failed = (error: unknown): void => console.warn('A query that rests failed:', error);
    const end = watchTables(
      { db, tables: watched.current, restMs },
      { query: () => asked.current(), tell: (value) => setTold({ question, value }), failed },
    );
    return () => {
      end();
      setTold(undefined);
    };
  }, [db, restMs, question]);
  return told?.question === question ? told.value : undefined;
}
