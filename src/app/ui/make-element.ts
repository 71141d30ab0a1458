/** An element with its classes and what stands in it: for what is drawn before React is there. */
export function makeElement(tag: string, look: string, ...inside: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  element.append(...inside);
  return element;
}
