import { describe, expect, it } from 'vitest';
import { pictureFacts } from '@/domain/picture/picture-size';
import { logoPng } from '@/workers/pdf/logo-png';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

describe('what the first bytes of a picture say', () => {
  it('is its size, of PNG, JPEG and the three kinds of WebP', () => {
    expect(pictureFacts(logoPng({ width: 7, height: 3, data: new Uint8Array(84) }))).toEqual({
      ...{ format: 'png', width: 7, height: 3 },
    });
    expect(pictureFacts(bytes('ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 0011 08 0102 0304 03 000000'))).toEqual({
      ...{ format: 'jpeg', width: 0x0304, height: 0x0102 },
    });
    const webp = (kind: string, rest: string) => bytes(`52494646 00000000 57454250 ${kind} 00000000 ${rest}`);
    expect(pictureFacts(webp('56503820', '000000 9d012a 4001 f000 0000'))).toMatchObject({ width: 320, height: 240 });
    expect(pictureFacts(webp('5650384c', '2f 3f c1 3b 00 0000000000'))).toMatchObject({ width: 320, height: 240 });
    expect(pictureFacts(webp('56503858', '00000000 3f0100 ef0000'))).toMatchObject({ width: 320, height: 240 });
  });

  it('is nothing of what is no picture, or ends too soon', () => {
    for (const hex of ['', '89504e47', 'ffd8', 'ffd8ffe00002', '52494646', '3c7376673e']) {
      expect(pictureFacts(bytes(hex))).toBeUndefined();
    }
    expect(pictureFacts(new TextEncoder().encode('%PDF-1.7 a document, no picture at all'))).toBeUndefined();
  });
});
