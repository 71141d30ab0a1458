import { ChunkLoadError } from './chunk-load-error';

/** Chunk loading times out after 120 seconds (specification, section 8). */
export const CHUNK_LIMIT_MS = 120_000;

/** What the browsers' errors of an import end with, where they name the module (Chromium, Firefox). */
const ADDRESS = /\S+\.js$/;

/**
 * Of each module that could not be fetched, the number its address gets at the next try. Chromium, up to version 150 at least,
 * answers the second import of an address from memory: it fails without being asked for. What came keeps its number, so that
 * nobody has it twice.
 */
const tries = new Map<string, number>();

/** The way every dynamic import of the app goes: a limit, one kind of error, and a failure that does not stay. */
export async function loadChunk<M>(
  load: () => Promise<M>,
  limitMs: number = CHUNK_LIMIT_MS,
  importAt: (address: string) => Promise<M> = (address) => import(/* @vite-ignore */ address),
): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), limitMs);
  });
  try {
    return await Promise.race([loadOrAgain(load, importAt), limit]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function loadOrAgain<M>(load: () => Promise<M>, importAt: (address: string) => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    const [address] = (error instanceof Error && ADDRESS.exec(error.message)) || [];
    if (address === undefined) throw error;
    const tried = tries.get(address) ?? 0;
    tries.set(address, Math.max(1, tried));
    if (tried === 0) throw error;
    return importAt(`${address}?${tried}`).catch((again: unknown) => {
      tries.set(address, tried + 1);
      throw again;
    });
  }
}
