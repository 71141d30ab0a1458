/** Why the server cannot start: a sentence for the person who started it, with what to do. Ends the process with code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
