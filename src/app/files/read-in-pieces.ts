/** A large answer read as it comes: its pieces are blobs, which the browser may put on its disk. */

/** So much is held as bytes before it becomes a piece. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** `told`: how many bytes have come. Rejects where the road breaks, or `signal` ends it. */
export async function readInPieces(
  response: Response,
  told: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.blob();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  const pieces: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let [openBytes, bytes] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) break;
    open.push(new Uint8Array(value));
    openBytes += value.byteLength;
    bytes += value.byteLength;
    told(bytes);
    if (openBytes < PIECE_BYTES) continue;
    pieces.push(new Blob(open));
    [open, openBytes] = [[], 0];
  }
  return new Blob([...pieces, ...open], { type: 'application/zip' });
}
