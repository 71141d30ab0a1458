/** A scanner as the browser sees one: the keys of a code and Enter, a few milliseconds apart, faster than any hand. */
import type { Page } from '@playwright/test';

/** Between two keys; the product takes 35 for a scanner's. */
const GAP_SECONDS = 0.006;
const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/** `code`: figures. What has the focus gets the keys. */
export async function scan(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const keys = [
    ...[...code].map((figure) => ({
      ...{ key: figure, code: `Digit${figure}`, text: figure },
      windowsVirtualKeyCode: figure.charCodeAt(0),
    })),
    ENTER,
  ];
  const began = Date.now() / 1000;
  // The times are the scanner's own: how busy this machine is says nothing of them.
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = began + at * GAP_SECONDS;
      return [
        devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }),
      ];
    }),
  );
  await devtools.detach();
}
