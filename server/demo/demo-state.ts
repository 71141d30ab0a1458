/** How far the demonstration is, in a file beside the data: what was begun is gone on with by the next start. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

const stateSchema = v.object({
  /** On which this round began, `yyyy-MM-dd`: everything is dated around it. */
  day: v.pipe(v.string(), v.isoDate()),
  finished: v.boolean(),
  /** How often it was put back; files of before have none. */
  round: v.optional(v.pipe(v.number(), v.integer()), 0),
  /** What stood before is being taken away; nothing of this round is there yet. */
  clearing: v.optional(v.boolean(), false),
});
export type DemoState = v.InferOutput<typeof stateSchema>;

/** The first one begins `today`. Throws where the file is damaged. */
export function readDemoState(file: string, today: string): DemoState {
  if (existsSync(file)) return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  const state = { day: today, finished: false, round: 0, clearing: false };
  writeDemoState(file, state);
  return state;
}

export function writeDemoState(file: string, state: DemoState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state)}\n`);
}
