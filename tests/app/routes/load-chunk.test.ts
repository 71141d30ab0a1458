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
});
