import { useEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { shellTexts } from '@/app/texts/shell-texts';
import { routeTitle } from './route-title';

/** How long a page that loads may take until its head is there to be focused. */
const HEAD_WAIT_MS = 3000;

/** On every change of route: the document's title, the top of the page, and the focus on the page's head. */
export function useRouteChange(): void {
  const [path] = useLocation();
  const { parser } = useRouter();
  const first = useRef(true);
  useEffect(() => {
    const title = routeTitle(parser, path) ?? shellTexts.notFound.title;
    document.title = `${title} · ${shellTexts.pageTitle}`;
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    return focusHead();
  }, [path, parser]);
}

/** Focuses the page's h1 as soon as it is there; a page that put the focus somewhere itself is left alone. */
function focusHead(): () => void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const main = document.getElementById('main');
    const head = main?.querySelector('h1');
    if (head === null || head === undefined) return false;
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (!moved) head.focus({ preventScroll: true });
    return true;
  };
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  const frame = requestAnimationFrame(() => {
    if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  });
  const limit = setTimeout(() => observer.disconnect(), HEAD_WAIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    observer.disconnect();
  };
}
