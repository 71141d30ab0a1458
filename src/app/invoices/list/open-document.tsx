import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { whenIdle } from '@/app/ui/when-idle';
import type { ArchivePanel } from '../archive/archive-panel';

const loadPanel = () => loadChunk(() => import('../archive/archive-panel'));
const Panel = lazy(async () => ({ default: (await loadPanel()).ArchivePanel }));

interface OpenDocumentProps extends Omit<ComponentProps<typeof ArchivePanel>, 'id'> {
  /** Null while no row is open. */
  readonly id: string | null;
}

/** The open row's panel. No row needs its code to be shown: it comes when the list is drawn, before somebody opens one. */
export function OpenDocument({ id, ...panel }: OpenDocumentProps): ReactNode {
  // A prefetch that fails is no failure yet: opening the row tells.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
  return <Suspense fallback={null}>{id !== null && <Panel id={id} {...panel} />}</Suspense>;
}
