import { existsSync } from 'node:fs';

/** The shared corpus stands beside the repository (one folder higher beside a worktree); undefined where it is not. */
export const CORPUS = ['../shared', '../../shared']
  .map((shared) => `${shared}/corpus/invoices/invoices.jsonl.gz`)
  .find((path) => existsSync(path));
