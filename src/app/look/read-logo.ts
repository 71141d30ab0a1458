/** A file as a logo: judged before it is decoded, drawn within the paper's room, written anew. Nothing of the file itself is kept. */
import { MOST_LOGO_BYTES } from '@/api/entities/invoice-look';
import { pictureFacts } from '@/domain/picture/picture-size';
import { safeSvg } from '@/domain/picture/safe-svg';
import type { Pixels } from '@/workers/pdf/logo-png';

export type LogoOutcome =
  /** `removed`: what a drawing had that could act or reach outside. */
  | { readonly kind: 'read'; readonly logo: string; readonly removed: readonly string[] }
  | { readonly kind: 'tooLarge' | 'tooManyPixels' | 'noPicture' };

const MOST_FILE_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 4_000;
/** Six to a point of the logo's room on paper (130 × 36 points): more no printer shows. */
const ROOM = { width: 780, height: 216 };
/** Of each side, where the PNG is too heavy. */
const SMALLER = 0.75;

type Encode = (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>;

interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly removed: readonly string[];
  readonly release: () => void;
}

/** Rejects where it cannot be drawn or encoded now. */
export async function readLogo(file: Blob, encode: Encode): Promise<LogoOutcome> {
  if (file.size > MOST_FILE_BYTES) return { kind: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = pictureFacts(bytes);
  if (facts !== undefined && Math.max(facts.width, facts.height) > MOST_PIXELS) return { kind: 'tooManyPixels' };
  const picture = facts === undefined ? await drawing(bytes) : await raster(file);
  if (picture === undefined) return { kind: 'noPicture' };
  try {
    return { kind: 'read', logo: await encoded(picture, encode), removed: picture.removed };
  } finally {
    picture.release();
  }
}

async function raster(file: Blob): Promise<Picture | undefined> {
  // What says that it is a picture may still be none.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  return { source: bitmap, width: bitmap.width, height: bitmap.height, removed: [], release: () => bitmap.close() };
}

async function drawing(bytes: Uint8Array): Promise<Picture | undefined> {
  const safe = safeSvg(new TextDecoder().decode(bytes));
  if (!safe.ok) return undefined;
  const url = URL.createObjectURL(new Blob([safe.svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  const decoded = await image.decode().then(
    () => true,
    () => false,
  );
  const release = (): void => URL.revokeObjectURL(url);
  if (!decoded) release();
  return decoded
    ? { source: image, width: safe.width, height: safe.height, removed: safe.removed, release }
    : undefined;
}

const ADDRESS = 'data:image/png;base64,';

async function encoded(picture: Picture, encode: Encode): Promise<string> {
  const { width, height } = picture;
  // A drawing fills the room; pixels are never made more than they are.
  const most = Math.min(ROOM.width / width, ROOM.height / height);
  const drawn = picture.source instanceof ImageBitmap ? Math.min(1, most) : most;
  for (let scale = drawn; ; scale *= SMALLER) {
    const png = await encode(pixelsOf(picture, scale));
    if (png.length <= MOST_LOGO_BYTES) return ADDRESS + base64Of(png);
  }
}

function pixelsOf({ source, width, height }: Picture, scale: number): Pixels {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { ...sizeOf(canvas), data: context.getImageData(0, 0, canvas.width, canvas.height).data };
}

const sizeOf = ({ width, height }: HTMLCanvasElement) => ({ width, height });

/** By pieces: a call takes only so many arguments. */
const PIECE = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
