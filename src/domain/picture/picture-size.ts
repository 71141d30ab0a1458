/** What a picture's first bytes say of it: its format and its size, without decoding it, so that a bomb is never unpacked. */

export type PictureFormat = 'png' | 'jpeg' | 'webp';

export interface PictureFacts {
  readonly format: PictureFormat;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Undefined for what is none of the three, or ends before its size. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngFacts(view) ?? jpegFacts(view) ?? webpFacts(view);
}

const PNG_MARK = 0x89504e47;

function pngFacts(view: DataView): PictureFacts | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== PNG_MARK) return undefined;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frames that bear the size: all `SOF`, which `DHT`, `JPG` and `DAC` stand among. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function jpegFacts(view: DataView): PictureFacts | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // 0xff may be repeated before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const text = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

function webpFacts(view: DataView): PictureFacts | undefined {
  if (view.byteLength < 30 || text(view, 0) !== 'RIFF' || text(view, 8) !== 'WEBP') return undefined;
  const format = 'webp' as const;
  switch (text(view, 12)) {
    case 'VP8 ':
      return { format, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { format, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { format, width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
    default:
      return undefined;
  }
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
}
