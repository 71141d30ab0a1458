import { useEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { shellTexts } from '@/app/texts/shell-texts';
import { focusPage } from './focus-page';
import { routeTitle } from './route-title';

/** On every change of route: the document's title, the top of the page, and the focus on where the page begins. */
export function useRouteChange(): void {
  const [path] = useLocation();
  const { parser } = useRouter();
  const first = useRef(true);
  useEffect(() => {
    const title = routeTitle(parser, path) ?? shellTexts.notFound.title;
    document.title = `${title} · ${shellTexts.pageTitle}`;
    const loaded = first.current;
    first.current = false;
    if (!loaded) window.scrollTo(0, 0);
    return focusPage(document, loaded);
  }, [path, parser]);
}
