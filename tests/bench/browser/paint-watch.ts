/** What runs inside the page to tell when something was painted. Each function given to the page stands alone. */
export interface PaintWatch {
  /** `performance.now()` after the next frame was drawn. */
  painted(): Promise<number>;
  /** The same, from the first change of the document after which `condition` holds, or at once where it holds. */
  when(condition: () => boolean): Promise<number>;
}

declare global {
  interface Window {
    paintWatch: PaintWatch;
  }
}

/** Given to `addInitScript`: in force before the page's own scripts. */
export function installPaintWatch(): void {
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      // Inside the frame; the message is handled once it was handed over for drawing.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  const when = (condition: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      if (condition()) {
        resolve(painted());
        return;
      }
      const observer = new MutationObserver(() => {
        if (!condition()) return;
        observer.disconnect();
        resolve(painted());
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  window.paintWatch = { painted, when };
}
