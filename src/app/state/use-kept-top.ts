import * as v from 'valibot';
import { useKept } from './use-kept';

const topSchema = v.number();

interface KeptTop {
  /** Px. */
  readonly top: number;
  readonly onTop: (top: number) => void;
}

/** How far a list is scrolled, kept over leaving its screen. */
export function useKeptTop(name: string): KeptTop {
  const [top, setTop] = useKept(name, topSchema, 0);
  return { top, onTop: (now) => setTop(() => now) };
}
