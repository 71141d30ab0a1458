import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a reader of another making sees on the screen there; null where nothing can be read. */
export async function readQr(shown: Locator): Promise<string | null> {
  const picture = `data:image/png;base64,${(await shown.screenshot()).toString('base64')}`;
  const { width, height, pixels } = await decode(shown, picture);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
}

/** By the browser, on a page of its own: the app's page lets no picture of elsewhere in. */
async function decode(shown: Locator, picture: string) {
  const blank = await shown.page().context().newPage();
  try {
    return await blank.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const { width, height } = canvas;
      return { width, height, pixels: [...context.getImageData(0, 0, width, height).data] };
    }, picture);
  } finally {
    await blank.close();
  }
}
