import { useEffect, useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { type DocumentsOfMonth, documentsOfMonth } from '@/db/archive/documents-of-month';
import { keptMonths } from '@/db/settings/kept-months';

export interface KeptMonths {
  /** `yyyy-MM`; undefined while they are read. */
  readonly kept: readonly string[] | undefined;
  /** By month; counted when the window opens and when another is chosen or kept, never at each document that comes. */
  readonly counts: ReadonlyMap<string, DocumentsOfMonth>;
  readonly failed: boolean;
}

const NONE: readonly string[] = [];

/** The months kept of the company, and how many documents of them and of `chosen` are here. */
export function useKeptMonths(chosen: string): KeptMonths {
  const { db, company } = useWorkspace();
  const [counts, setCounts] = useState<KeptMonths['counts']>(new Map());
  const [failed, setFailed] = useState(false);
  const kept = useLive(() => keptMonths(db, company.id), [db, company.id]);
  const months = [...new Set([chosen, ...(kept ?? NONE)])].join(' ');
  useEffect(() => {
    let stale = false;
    const asked = months.split(' ');
    Promise.all(asked.map((month) => documentsOfMonth(db, company.id, month))).then(
      (answers) => {
        if (stale) return;
        setCounts(new Map(asked.flatMap((month, at) => (answers[at] === undefined ? [] : [[month, answers[at]]]))));
        setFailed(false);
      },
      (error: unknown) => {
        console.error('The documents of a month were not counted:', error);
        if (!stale) setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [db, company.id, months]);
  return { kept, counts, failed };
}
