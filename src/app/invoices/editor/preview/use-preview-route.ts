import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { links } from '@/app/routes/links';
import { APP_ROUTES } from '@/app/routes/route-table';

function isPreview(path: string): boolean {
  return path === APP_ROUTES.preview.pattern;
}

export interface PreviewRoute {
  readonly previewing: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the address asks for the open draft as paper; both addresses name the draft alike, so the editor stays open. */
export function usePreviewRoute(): PreviewRoute {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const open = useCallback(() => navigate(links.preview(search)), [navigate, search]);
  const close = useCallback(() => navigate(links.editorAt(search), { replace: true }), [navigate, search]);
  return { previewing: isPreview(path), open, close };
}
