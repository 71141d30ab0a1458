import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Transport } from '@/api/entities/transport';
import { loadChunk } from '@/app/routes/load-chunk';
import { whenIdle } from '@/app/ui/when-idle';
import type { TransportPanel } from './transport-panel';

const loadPanel = () => loadChunk(() => import('./transport-panel'));
const Panel = lazy(async () => ({ default: (await loadPanel()).TransportPanel }));

interface OpenedTransportProps extends Omit<ComponentProps<typeof TransportPanel>, 'item'> {
  /** Undefined while no row is open. */
  readonly item: Transport | undefined;
}

/** The open row's panel. No row needs its code to be shown: it comes when the list is drawn, before somebody opens one. */
export function OpenedTransport({ item, ...panel }: OpenedTransportProps): ReactNode {
  // A prefetch that fails is no failure yet: opening the row tells.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
  return <Suspense fallback={null}>{item !== undefined && <Panel item={item} {...panel} />}</Suspense>;
}
