import type { ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { fetchPart, loadedPart, usePart } from '../loaded-part';
import { type OpenerLook, PlainOpener } from './plain-opener';
import { useOpenedByPress } from './use-opened-by-press';

export interface PopoverProps extends OpenerLook {
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  readonly panelClass?: string;
  /** Begins to fetch what the panel shows, when the pointer or the focus comes near: a panel without its words is a white box. */
  readonly fetch?: () => Promise<unknown>;
  readonly children: (close: () => void) => ReactNode;
}

const popover = loadedPart<PopoverProps>(() => loadChunk(() => import('./loaded-popover')));

/** Something small that opens beside its button and closes by Esc or a press outside. */
export function Popover(props: PopoverProps) {
  const { pressed, button } = useOpenedByPress(() => Promise.all([fetchPart(popover), props.fetch?.()]));
  const LoadedPopover = usePart(popover, pressed);
  return LoadedPopover === undefined ? <PlainOpener {...props} press={button} /> : <LoadedPopover {...props} />;
}
