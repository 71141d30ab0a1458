import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { fetchPart, loadedPart, Part } from '@/app/ui/loaded-part';
import { whenIdle } from '@/app/ui/when-idle';
import type { ArchivePanel } from '../archive/archive-panel';

const opened = loadedPart(async () => ({
  default: (await loadChunk(() => import('../archive/archive-panel'))).ArchivePanel,
}));

interface OpenDocumentProps extends Omit<ComponentProps<typeof ArchivePanel>, 'id'> {
  /** Null while no row is open. */
  readonly id: string | null;
}

/** The open row's panel. No row needs its code to be shown: it comes when the list is drawn, before somebody opens one. */
export function OpenDocument({ id, ...panel }: OpenDocumentProps): ReactNode {
  // A prefetch that fails is no failure yet: opening the row tells.
  useEffect(() => whenIdle(() => void fetchPart(opened).catch(() => undefined)), []);
  return id === null ? null : <Part part={opened} props={{ id, ...panel }} />;
}
