import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Transport } from '@/api/entities/transport';
import { loadChunk } from '@/app/routes/load-chunk';
import { fetchPart, loadedPart, Part } from '@/app/ui/loaded-part';
import { whenIdle } from '@/app/ui/when-idle';
import type { TransportPanel } from './transport-panel';

const opened = loadedPart(async () => ({
  default: (await loadChunk(() => import('./transport-panel'))).TransportPanel,
}));

interface OpenedTransportProps extends Omit<ComponentProps<typeof TransportPanel>, 'item'> {
  /** Undefined while no row is open. */
  readonly item: Transport | undefined;
}

/** The open row's panel. No row needs its code to be shown: it comes when the list is drawn, before somebody opens one. */
export function OpenedTransport({ item, ...panel }: OpenedTransportProps): ReactNode {
  // A prefetch that fails is no failure yet: opening the row tells.
  useEffect(() => whenIdle(() => void fetchPart(opened).catch(() => undefined)), []);
  return item === undefined ? null : <Part part={opened} props={{ item, ...panel }} />;
}
