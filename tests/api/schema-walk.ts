/** Walks a schema of the contract: a value that it takes, and every place in it with what is said of it there. */
import type * as v from 'valibot';

interface Action {
  readonly type: string;
  readonly requirement?: unknown;
}

/** As much of a schema as is read; valibot's own union of schemas is open. */
export interface WalkedSchema {
  readonly type: string;
  readonly kind: string;
  readonly entries?: Readonly<Record<string, WalkedSchema>>;
  readonly item?: WalkedSchema;
  readonly wrapped?: WalkedSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly (WalkedSchema & Action)[];
}

export interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: WalkedSchema;
}

export function walked(schema: v.GenericSchema<never, unknown> | v.GenericSchema): WalkedSchema {
  return schema as unknown as WalkedSchema;
}

export function requirement(schema: WalkedSchema, type: string): unknown {
  return schema.pipe?.find((action) => action.type === type)?.requirement;
}

function has(schema: WalkedSchema, type: string): boolean {
  return schema.pipe?.some((action) => action.type === type) ?? false;
}

/** A value that the schema takes; throws for a kind that is not known here, so that a new one is not passed over. */
export function sampleOf(schema: WalkedSchema): unknown {
  const { type, entries, item, wrapped, options, literal } = schema;
  if (entries !== undefined)
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry)]));
  if (type === 'string') return textOf(schema);
  if (type === 'number') return Number(requirement(schema, 'min_value') ?? 1);
  if (type === 'boolean') return true;
  if (type === 'literal') return literal;
  if (type === 'picklist') return options?.[0];
  if (type === 'union') return sampleOf((options as readonly WalkedSchema[]).at(-1) ?? schema);
  if (type === 'custom') return '12.50';
  if (type === 'unknown') return 'x';
  if (type === 'record') return {};
  if (item !== undefined) return [sampleOf(item)];
  if (wrapped !== undefined) return sampleOf(wrapped);
  throw new Error(`No sample for ${type}`);
}

function textOf(schema: WalkedSchema): string {
  if (has(schema, 'uuid')) return '00000000-0000-4000-8000-00000000000a';
  if (has(schema, 'iso_date')) return '2026-03-02';
  if (has(schema, 'iso_timestamp')) return '2026-03-02T08:00:00.000Z';
  if (has(schema, 'email')) return 'a@b.ro';
  const pattern = requirement(schema, 'regex');
  if (pattern instanceof RegExp) {
    const candidates = [
      'a'.repeat(64),
      '123456',
      '18547290',
      'RON',
      'FCT-',
      'RO12',
      '1',
      '12345678',
      '#14532d',
      'a',
      '',
      '2026-03',
      '0.1.0',
    ];
    const found = candidates.find((text) => pattern.test(text));
    if (found === undefined) throw new Error(`No sample for ${pattern}`);
    return found;
  }
  return 'a'.repeat(Number(requirement(schema, 'min_length') ?? 1));
}

export function placesOf(schema: WalkedSchema, path: readonly (string | number)[] = []): readonly Place[] {
  const { type, entries, item, wrapped, options } = schema;
  const inside = Object.entries(entries ?? {}).flatMap(([name, entry]) => placesOf(entry, [...path, name]));
  const items = item === undefined ? [] : placesOf(item, [...path, 0]);
  const inner = wrapped === undefined ? [] : placesOf(wrapped, path);
  const last = type === 'union' ? placesOf((options as readonly WalkedSchema[]).at(-1) ?? schema, path).slice(1) : [];
  return [{ path, schema }, ...inside, ...items, ...inner, ...last];
}

/** A copy of the value with another one at the place; `absent` takes it out. */
export function withAt(value: unknown, path: readonly (string | number)[], next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) };
  const inner = withAt(Reflect.get(copy, step), rest, next);
  if (inner === ABSENT) Reflect.deleteProperty(copy, step);
  else Reflect.set(copy, step, inner);
  return copy;
}

export const ABSENT = Symbol('absent');
