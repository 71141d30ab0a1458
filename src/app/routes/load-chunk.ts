import { ChunkLoadError } from './chunk-load-error';

/** Chunk loading times out after 120 seconds (specification, section 8). */
export const CHUNK_LIMIT_MS = 120_000;

/** The way every dynamic import of the app goes: a limit, and one kind of error. */
export async function loadChunk<M>(load: () => Promise<M>, limitMs: number = CHUNK_LIMIT_MS): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
