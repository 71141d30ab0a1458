/** The specification's chunk-load error: a part of the app could not be fetched, or not within the limit. */
export class ChunkLoadError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`ChunkLoadError: ${reason}`, options);
    this.name = 'ChunkLoadError';
  }
}
