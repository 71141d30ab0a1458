/** A page in the background draws nothing: after this long the work is done all the same. */
const LONGEST_MS = 250;

/** Resolves once the frame that is being made was handed over for drawing: what the first sight does not need waits for it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        clearTimeout(timer);
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(null);
    });
  });
}
