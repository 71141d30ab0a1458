import { useScreenKeys } from '@/app/state/use-screen-keys';

/** The focus walks over the buttons of the decisions: what Enter does is what stands on the one that has it. */
export function useHomeKeys(): void {
  useScreenKeys('home', {
    next: () => walk('[data-decision]', 1),
    previous: () => walk('[data-decision]', -1),
    red: () => walk('[data-decision=refused]', 1),
  });
}

/** To the next one after the focus in the page's order, around its ends. */
function walk(selector: string, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-decision]')];
  const wanted = all.filter((button) => button.matches(selector));
  const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1;
  const places = wanted.map((button) => all.indexOf(button));
  const next = step === 1 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  const target = all[next ?? (step === 1 ? places[0] : places.at(-1)) ?? -1];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
