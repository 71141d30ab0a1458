import { type RefObject, useEffect, useRef } from 'react';

/** How far a list is scrolled, px, kept by the caller over leaving the screen. */
export interface KeptScroll {
  readonly top: number;
  readonly onTop: (top: number) => void;
}

/** Pixels are told once the list stands still. */
const STILL_MS = 150;

/** Scrolls back to where the list was left, as soon as its rows make it that high. `height`: px of all rows. */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  height: number,
  kept: KeptScroll | undefined,
): void {
  const wanted = useRef(kept?.top ?? 0);
  const tell = useRef(kept?.onTop);
  tell.current = kept?.onTop;
  useEffect(() => {
    const list = scroller.current;
    if (list === null || wanted.current === 0 || list.scrollHeight - list.clientHeight < wanted.current) return;
    if (height > 0) list.scrollTop = wanted.current;
    wanted.current = 0;
  }, [scroller, height]);
  useEffect(() => {
    const list = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => tell.current?.(list?.scrollTop ?? 0), STILL_MS);
    };
    list?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      list?.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
}
