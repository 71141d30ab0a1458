/** How long a call's JSON can be at most, from the contract's own schema: nobody writes a limit beside it that it could outgrow. */
import type { GenericSchema } from 'valibot';

/** UTF-8 of what JavaScript counts as one; JSON's quotes, comma and colon. */
const BYTES_A_LETTER = 3;
const PUNCTUATION = 4;
/** A text or a list whose schema names no length has a form of its own (a day, an instant, a hash), or is of a caller's few rows. */
const USUAL_LETTERS = 100;
const USUAL_ITEMS = 100;

/** The parts of a Valibot schema that say what may stand in it (valibot.dev, «Schemas»). */
interface SchemaParts {
  readonly type: string;
  readonly pipe?: readonly SchemaParts[];
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly item?: SchemaParts;
  readonly options?: readonly SchemaParts[];
  readonly wrapped?: SchemaParts;
}

/** Bytes of the longest JSON that the schema admits. */
export function longestBody(schema: GenericSchema): number {
  return longest(schema as unknown as SchemaParts);
}

function longest(schema: SchemaParts): number {
  const [piped, ...actions] = schema.pipe ?? [];
  if (piped !== undefined) return longestOfPipe(piped, actions);
  if (schema.entries !== undefined) return longestFields(schema.entries);
  if (schema.item !== undefined) return USUAL_ITEMS * longest(schema.item);
  if (schema.wrapped !== undefined) return longest(schema.wrapped);
  if (schema.type === 'union' || schema.type === 'variant') return Math.max(...(schema.options ?? []).map(longest));
  return USUAL_LETTERS * BYTES_A_LETTER;
}

/** What is piped, and the actions on it: one of them may be its length. */
function longestOfPipe(piped: SchemaParts, actions: readonly SchemaParts[]): number {
  const most = actions.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof most !== 'number') return longest(piped);
  return piped.item === undefined ? most * BYTES_A_LETTER + PUNCTUATION : most * longest(piped.item);
}

function longestFields(entries: Readonly<Record<string, SchemaParts>>): number {
  return Object.entries(entries).reduce((sum, [name, schema]) => sum + name.length + PUNCTUATION + longest(schema), 2);
}
