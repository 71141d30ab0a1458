import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/app/routes/chunk-load-error';
import { CHUNK_LIMIT_MS, loadChunk } from '@/app/routes/load-chunk';

afterEach(() => {
  vi.useRealTimers();
});

describe('loading a chunk', () => {
  it('gives the module', async () => {
    await expect(loadChunk(() => Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 });
  });

  it('raises the chunk-load error for a file that is gone, with its cause', async () => {
    const failure = loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await expect(failure).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(failure).rejects.toMatchObject({ name: 'ChunkLoadError', cause: expect.any(TypeError) });
  });

  it('gives up after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    let outcome = 'waiting';
    loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
      outcome = String(error);
    });
    await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toContain('ChunkLoadError');
    expect(CHUNK_LIMIT_MS).toBe(120_000);
  });

  it('asks under another address for what the browser says from memory is gone, and keeps the one that came', async () => {
    const gone = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a/page-1.js'));
    const asked: string[] = [];
    const answers = [false, true, true];
    const importAt = (address: string) => {
      asked.push(address);
      return answers[asked.length - 1] ? Promise.resolve(address) : Promise.reject(new TypeError('Still gone'));
    };
    await expect(loadChunk<string>(gone, CHUNK_LIMIT_MS, importAt)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(asked).toEqual([]);
    await expect(loadChunk<string>(gone, CHUNK_LIMIT_MS, importAt)).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(loadChunk<string>(gone, CHUNK_LIMIT_MS, importAt)).resolves.toBe('https://a/page-1.js?2');
    await expect(loadChunk<string>(gone, CHUNK_LIMIT_MS, importAt)).resolves.toBe('https://a/page-1.js?2');
    expect(asked).toEqual(['https://a/page-1.js?1', 'https://a/page-1.js?2', 'https://a/page-1.js?2']);
  });
});
