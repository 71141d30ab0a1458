import { useLayoutEffect } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';

const GUARD = '[data-headlessui-focus-guard][aria-hidden]';

/**
 * Inside an open popover: gives its guards a name. Headless UI lays buttons of no size round a popover that is drawn elsewhere,
 * which hand the focus on at once, and hides them from screen readers though the keyboard reaches them (ARIA in HTML:
 * `aria-hidden` is not for what can have the focus). Some are drawn after the panel itself, so they are watched for.
 */
export function NameGuards(): null {
  useLayoutEffect(() => {
    const name = (): void => {
      for (const guard of document.querySelectorAll(GUARD)) {
        guard.removeAttribute('aria-hidden');
        guard.setAttribute('aria-label', uiTexts.endOfPopover);
      }
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return null;
}
