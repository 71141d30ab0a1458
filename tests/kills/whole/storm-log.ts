/** What is kept of a storm: a line a run, the story of a run that broke a promise, and the sum at the end. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Breach, PROMISES } from '../../simulation/oracle/verdict';
import type { KillRun } from './kill-run';

const FOLDER = join('test-results', 'kills');

export interface StormLog {
  tell(line: string): void;
  /** For the file alone. */
  keep(text: string): void;
}

/** Lines go to the terminal and to the end of the seed's file, which stays. */
export function stormLog(seed: number): StormLog {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `whole-${seed}.log`);
  const keep = (text: string): void => appendFileSync(file, `${text}\n`);
  return {
    keep,
    tell: (line) => {
      console.log(line);
      keep(line);
    },
  };
}

export function runLine(place: number, { blow, at, works, settledMs, oldestLostKeyMs, breaches }: KillRun): string {
  const did = works.map(({ hand, outcome, number }) => `${hand.name} ${outcome}${number === '' ? '' : ` ${number}`}`);
  const lost = oldestLostKeyMs === 0 ? '' : `, oldest lost key ${Math.round(oldestLostKeyMs)} ms`;
  const end = breaches.length === 0 ? 'kept' : `BROKEN: ${breaches.map(sentenceOf).join('; ')}`;
  const settled = (settledMs / 1000).toFixed(1);
  return `run ${place}: ${blow} at ${at} ms; ${did.join(', ')}; settled in ${settled} s${lost}; ${end}`;
}

export function sentenceOf({ promise, sentence }: Breach): string {
  return `${promise} (${sentence})`;
}

export interface Done {
  readonly filed: number;
  readonly declared: number;
  readonly signedOut: number;
}

/** Runs in which each promise was broken. */
export function sumLine(runs: readonly Pick<KillRun, 'breaches'>[], { filed, declared, signedOut }: Done): string {
  const broken = PROMISES.map((promise) => {
    const count = runs.filter(({ breaches }) => breaches.some((breach) => breach.promise === promise)).length;
    return `${promise}=${count}`;
  });
  return `runs=${runs.length} filed=${filed} declared=${declared} ${broken.join(' ')} signed-out=${signedOut}`;
}
