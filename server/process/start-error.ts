/** Why the server cannot start, with the sentence for the person at the terminal: what is wrong and what to do. */

export type StartFault =
  /** npm left out the package with PostgreSQL for this platform. */
  | 'platform-package-missing'
  /** PostgreSQL runs as another user, and a folder on the way is closed for it. */
  | 'folder-unreachable'
  | 'already-running'
  | 'database-failed'
  /** The DATABASE_URL's role may do what the serving role must not, or may not do what it must. */
  | 'database-role'
  | 'database-too-old'
  | 'migration-failed'
  /** A copy that is not whole, or a place where it cannot be put. */
  | 'copy'
  | 'settings';

export class StartError extends Error {
  readonly fault: StartFault;

  constructor(fault: StartFault, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
    this.fault = fault;
  }
}
