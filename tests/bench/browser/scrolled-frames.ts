/** How evenly a list moves under the wheel, as the page itself sees its frames. */
import type { Page } from '@playwright/test';
import { LISTS, type MeasuredList } from './list-changes';

const TURNS = 60;
const PIXELS = 900;

declare global {
  interface Window {
    /** `performance.now()` of each frame since the watch began. */
    frameTimes: number[];
  }
}

/** Milliseconds between one frame and the next while the wheel turns over the list, further at each turn than its rows in sight. */
export async function scrolledFrames(page: Page, list: MeasuredList): Promise<readonly number[]> {
  await page.getByRole('grid', { name: LISTS[list].title }).hover();
  await page.evaluate(() => {
    window.frameTimes = [];
    const onFrame = (at: number): void => {
      window.frameTimes.push(at);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? PIXELS : -PIXELS);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const times = await page.evaluate(() => window.frameTimes);
  return times.slice(1).map((at, frame) => at - (times[frame] ?? at));
}
