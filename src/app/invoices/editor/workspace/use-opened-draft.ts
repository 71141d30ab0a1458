import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { links } from '@/app/routes/links';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { openSources } from './open-sources';
import { type OpenedDraft, openTarget, targetOfSearch } from './open-target';

export type Opening =
  | { readonly kind: 'opening' }
  /** Not on this device any more: issued or removed. */
  | { readonly kind: 'gone' }
  /** `turn` counts openings: each is an editor of its own. */
  | { readonly kind: 'open'; readonly opened: OpenedDraft; readonly turn: number };

export interface OpenedDrafts {
  readonly opening: Opening;
  /** The open draft is stored under this id: the address says so from now on, and it stays the same editor. */
  readonly adopt: (id: string) => void;
  /** Reads a stored draft (again). */
  readonly reopen: (id: string) => void;
}

/**
 * What the address names, opened once. Invariant: `shown` is the query of the address that the open editor stands for;
 * only another query opens another draft, so neither midnight nor a new workspace object loses what is being written.
 */
export function useOpenedDraft(): OpenedDrafts {
  const workspace = useWorkspace();
  const today = useToday();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [turn, setTurn] = useState(0);
  const shown = useRef<string | null>(null);
  const mounted = useRef(true);
  const sources = useMemo(() => openSources(workspace, today), [workspace, today]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    setOpening({ kind: 'opening' });
    const show = (opened: OpenedDraft | null): void => {
      if (mounted.current && shown.current === search) {
        setOpening(opened === null ? { kind: 'gone' } : { kind: 'open', opened, turn });
      }
    };
    openTarget(targetOfSearch(search), sources).then(show, () => show(null));
  }, [search, sources, turn]);

  const adopt = useCallback(
    (id: string): void => {
      // The last save of an editor that was left must not bring its address back.
      if (!mounted.current) return;
      const address = links.editor({ draft: id });
      shown.current = address.split('?')[1] ?? '';
      navigate(address, { replace: true });
    },
    [navigate],
  );
  const reopen = useCallback(
    (id: string): void => {
      shown.current = null;
      setTurn((before) => before + 1);
      navigate(links.editor({ draft: id }));
    },
    [navigate],
  );
  return { opening, adopt, reopen };
}
