import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { links } from '@/app/routes/links';
import { useAbility } from '@/app/state/use-ability';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { EditorAddress } from './editor-address';
import { openSources } from './open-sources';
import { type OpenedDraft, type OpenTarget, openTarget, targetOfSearch } from './open-target';

export type Opening =
  | { readonly kind: 'opening' }
  /** Not on this device any more: issued or removed. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly opened: OpenedDraft };

export interface OpenedDrafts {
  readonly opening: Opening;
  /** The open draft is stored under this id: the address says so from now on, and it stays the same editor. */
  readonly adopt: (id: string) => void;
  /** Opens what is stored under the id by now. */
  readonly reopen: (id: string) => void;
}

/**
 * What the address names, opened once. Only another query opens another draft (EditorAddress), so neither midnight nor a new
 * workspace object loses what is being written.
 */
export function useOpenedDraft(): OpenedDrafts {
  const workspace = useWorkspace();
  const today = useToday();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [address] = useState(() => new EditorAddress());
  const mounted = useRef(true);
  const mayExternal = useAbility('externe');
  const sources = useMemo(() => openSources(workspace, today, mayExternal), [workspace, today, mayExternal]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const open = useCallback(
    (target: OpenTarget, query: string): void => {
      setOpening({ kind: 'opening' });
      const show = (opened: OpenedDraft | null): void => {
        if (mounted.current && address.standsFor(query)) {
          setOpening(opened === null ? { kind: 'gone' } : { kind: 'open', opened });
        }
      };
      openTarget(target, sources).then(show, () => show(null));
    },
    [address, sources],
  );
  useEffect(() => {
    if (address.turnsTo(search)) open(targetOfSearch(search), search);
  }, [address, open, search]);

  const adopt = useCallback(
    (id: string): void => {
      // The last save of an editor that was left must not bring its address back.
      if (!mounted.current) return;
      const query = queryOf(id);
      address.adopt(query);
      // Under the address it has, the editor's other one and the preview's too: another path is another page, which takes the focus.
      navigate(`${window.location.pathname}?${query}`, { replace: true });
    },
    [address, navigate],
  );
  const reopen = useCallback(
    (id: string): void => {
      if (mounted.current) open({ kind: 'draft', id }, queryOf(id));
    },
    [open],
  );
  return { opening, adopt, reopen };
}

function queryOf(draft: string): string {
  return links.editor({ draft }).split('?')[1] ?? '';
}
