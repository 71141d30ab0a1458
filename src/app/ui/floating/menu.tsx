import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { fetchPart, loadedPart, usePart } from '../loaded-part';
import { type OpenerLook, PlainOpener } from './plain-opener';
import { useOpenedByPress } from './use-opened-by-press';

export interface MenuAction {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly keys?: readonly string[];
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Begins a new group. */
  readonly separated?: boolean;
}

export interface MenuProps extends OpenerLook {
  /** Above the actions: who is signed in. */
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

const menu = loadedPart<MenuProps>(() => loadChunk(() => import('./loaded-menu')));

/** Actions behind a button; arrows, first letters and Esc as everywhere. */
export function Menu(props: MenuProps) {
  const { pressed, button } = useOpenedByPress(() => fetchPart(menu));
  const LoadedMenu = usePart(menu, pressed);
  return LoadedMenu === undefined ? <PlainOpener {...props} press={button} opens="menu" /> : <LoadedMenu {...props} />;
}
