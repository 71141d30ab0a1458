/** A page whose next worker of a kind needs longer than anyone waits. */
import type { Page } from '@playwright/test';

/** Of the worker whose address has these letters; any other one, and the one after it, is as it was. */
export async function nextWorkerUnheard(page: Page, letters: string): Promise<void> {
  await page.evaluate((name) => {
    const Heard = Worker;
    window.Worker = class extends Heard {
      readonly #unheard: boolean;
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.#unheard = String(address).includes(name);
        if (this.#unheard) window.Worker = Heard;
      }
      override addEventListener(...heard: Parameters<Worker['addEventListener']>): void {
        if (!this.#unheard) super.addEventListener(...heard);
      }
    };
  }, letters);
}
