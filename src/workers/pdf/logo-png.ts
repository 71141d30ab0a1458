/** Pixels as a PNG without transparency, laid on white: what pdfkit embeds as it stands, whatever browser drew them. */
import { zlibSync } from 'fflate';
import { joined } from './packed-objects';

/** RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const MARK = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS = 8;
const RGB = 2;

export function logoPng({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head[8] = BITS;
  head[9] = RGB;
  const body = zlibSync(filtered(onWhite(data), width * 3), { level: 9 });
  return joined([MARK, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', new Uint8Array())]);
}

/** RGB, each pixel over white by its opacity. */
function onWhite(rgba: Pixels['data']): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < rgba.length; pixel += 1) {
    const opacity = rgba[pixel * 4 + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = rgba[pixel * 4 + channel] ?? 0;
      rgb[pixel * 3 + channel] = Math.round((value * opacity + 255 * (255 - opacity)) / 255);
    }
  }
  return rgb;
}

const UP = 2;

/** Each row as what differs from the one above: flat areas and vertical edges become zeros. */
function filtered(rgb: Uint8Array, stride: number): Uint8Array {
  const rows = rgb.length / stride;
  const out = new Uint8Array(rgb.length + rows);
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * stride, row * (stride + 1)];
    out[to] = UP;
    for (let at = 0; at < stride; at += 1) {
      const above = row === 0 ? 0 : (rgb[from - stride + at] ?? 0);
      out[to + 1 + at] = (rgb[from + at] ?? 0) - above;
    }
  }
  return out;
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), body]);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, body.length);
  frame.setUint32(4, crc32(named));
  const bytes = new Uint8Array(frame.buffer);
  return joined([bytes.subarray(0, 4), named, bytes.subarray(4)]);
}

/** The check of PNG (ISO 15948, annex D), bit by bit: a logo is small. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
