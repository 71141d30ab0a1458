import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLogo } from '@/app/look/read-logo';
import { logoPng } from '@/workers/pdf/logo-png';

const never = () => Promise.reject(new Error('Nothing is encoded of what is refused.'));

/** The head of a PNG that says it is so large. */
function pngOf(width: number, height: number): Blob {
  const png = logoPng({ width: 1, height: 1, data: new Uint8Array(4) });
  const view = new DataView(png.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([png]);
}

afterEach(() => vi.unstubAllGlobals());

describe('a file that becomes no logo', () => {
  it('is one over 20 MB, which is not even read', async () => {
    const large = new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]);
    const read = vi.spyOn(large, 'arrayBuffer');
    expect(await readLogo(large, never)).toEqual({ kind: 'tooLarge' });
    expect(read).not.toHaveBeenCalled();
  });

  it('is one that says it has over 4.000 pixels on a side, which is not decoded', async () => {
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    expect(await readLogo(pngOf(4_001, 10), never)).toEqual({ kind: 'tooManyPixels' });
    expect(await readLogo(pngOf(10, 65_535), never)).toEqual({ kind: 'tooManyPixels' });
    expect(decode).not.toHaveBeenCalled();
  });

  it('is one that is no picture, or only says so', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture', 'InvalidStateError')));
    expect(await readLogo(pngOf(10, 10), never)).toEqual({ kind: 'noPicture' });
    expect(await readLogo(new Blob(['o notă']), never)).toEqual({ kind: 'noPicture' });
    expect(await readLogo(new Blob([]), never)).toEqual({ kind: 'noPicture' });
  });
});
