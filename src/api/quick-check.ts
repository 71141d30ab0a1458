/**
 * Whether a value is what a schema asks for, without making it anew: a page of a pull is hundreds of rows of forty fields, and Valibot makes a
 * result for each field. Only a yes is an answer: what is refused here goes to Valibot, which says why, or takes it all the same.
 *
 * Invariant: a yes is given only where Valibot takes the value and gives back an equal one (`tests/api/quick-check.test.ts`). A schema with a
 * part that is not listed here, or that turns a value or fills one in, is never answered with yes.
 */
import type * as v from 'valibot';

type Check = (value: unknown) => boolean;

/** What of Valibot's schemas and of the steps of their pipes is read here. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly check?: Check;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly default?: unknown;
  readonly key?: Part;
  readonly value?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly pipe?: readonly Part[];
}

/** Made once of a schema and kept by who asks. */
export function quickCheck(schema: v.GenericSchema<unknown, unknown>): Check {
  // Of Valibot's own making: what a part lacks makes it no part that is listed.
  return checkOf(schema as unknown as Part) ?? (() => false);
}

/** Null: such a part is not answered for. */
function checkOf(part: Part | undefined): Check | null {
  if (part?.pipe !== undefined)
    return allOf(part.pipe.map((step, place) => (place === 0 ? checkOf(step) : stepOf(step))));
  return part === undefined ? null : ownCheck(part);
}

function ownCheck(part: Part): Check | null {
  return part.kind === 'schema' ? (SCHEMAS[part.type]?.(part) ?? null) : null;
}

function allOf(checks: readonly (Check | null)[]): Check | null {
  const own = checks.filter((check) => check !== null);
  if (own.length < checks.length) return null;
  const [first, second, ...others] = own.filter((check) => check !== ALWAYS);
  if (first === undefined) return ALWAYS;
  if (second === undefined) return first;
  if (others.length === 0) return (value) => first(value) && second(value);
  return (value) => first(value) && second(value) && others.every((check) => check(value));
}

const ALWAYS: Check = () => true;

type Made = (part: Part) => Check | null;

const SCHEMAS: Readonly<Record<string, Made>> = {
  unknown: () => ALWAYS,
  string: () => (value) => typeof value === 'string',
  boolean: () => (value) => typeof value === 'boolean',
  number: () => (value) => typeof value === 'number' && !Number.isNaN(value),
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist: ({ options = [] }) => {
    const known = new Set(options);
    return (value) => known.has(value);
  },
  custom: ({ check }) => check ?? null,
  nullable: ({ wrapped }) => {
    const check = checkOf(wrapped);
    return check && ((value) => value === null || check(value));
  },
  union: ({ options = [] }) => {
    const checks = options.map((option) => checkOf(option as Part));
    const known = checks.filter((check) => check !== null);
    return known.length < checks.length ? null : (value) => known.some((check) => check(value));
  },
  array: ({ item }) => {
    const check = checkOf(item);
    return check && ((value) => Array.isArray(value) && value.every(check));
  },
  record: ({ key, value: each }) => {
    const [keyCheck, check] = [checkOf(key), checkOf(each)];
    if (keyCheck === null || check === null) return null;
    return (value) =>
      isObject(value) && Object.keys(value).every((name) => isOrdinary(name) && keyCheck(name) && check(value[name]));
  },
  loose_object: (part) => fieldsOf(part, (names) => names.every(isOrdinary)),
  strict_object: (part) => fieldsOf(part, () => false),
};

interface Field {
  readonly name: string;
  readonly isOptional: boolean;
  readonly check: Check;
}

/** `mayHold`: whether an object that has more fields than those listed may have these. */
function fieldsOf({ entries = {} }: Part, mayHold: (names: readonly string[]) => boolean): Check | null {
  const fields = Object.entries(entries).map(([name, part]) => fieldOf(name, part));
  const known = fields.filter((field) => field !== null);
  if (known.length < fields.length) return null;
  return (value) => {
    if (!isObject(value)) return false;
    let present = 0;
    for (const { name, isOptional, check } of known) {
      const own = value[name];
      if (own === undefined && !(name in value)) {
        if (isOptional) continue;
        return false;
      }
      if (!check(own)) return false;
      present += 1;
    }
    const names = Object.keys(value);
    return names.length === present || mayHold(names);
  };
}

function fieldOf(name: string, part: Part): Field | null {
  const isOptional = part.type === 'exact_optional' && part.default === undefined && part.pipe === undefined;
  const check = checkOf(isOptional ? part.wrapped : part);
  return check && { name, isOptional, check };
}

/** Of an array Valibot makes an object. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that Valibot leaves out of what it gives, unless they are asked for. */
const LEFT_OUT: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

function isOrdinary(name: string): boolean {
  return !LEFT_OUT.has(name);
}

/** A step after the schema of a pipe. */
function stepOf({ kind, type, requirement }: Part): Check | null {
  if (kind === 'transformation') return type === 'brand' ? ALWAYS : null;
  return kind === 'validation' ? (STEPS[type]?.(requirement) ?? null) : null;
}

/** By the requirement; the value is of the schema's type by then. */
const STEPS: Readonly<Record<string, (requirement: unknown) => Check | null>> = {
  max_length: (most) =>
    typeof most === 'number' ? (value) => (value as string | readonly unknown[]).length <= most : null,
  min_length: (least) =>
    typeof least === 'number' ? (value) => (value as string | readonly unknown[]).length >= least : null,
  max_value: (most) => (typeof most === 'number' ? (value) => (value as number) <= most : null),
  min_value: (least) => (typeof least === 'number' ? (value) => (value as number) >= least : null),
  integer: () => Number.isInteger,
  ...Object.fromEntries(['regex', 'uuid', 'iso_date', 'iso_timestamp'].map((type) => [type, matches])),
};

/** An expression that remembers where it stood answers otherwise the second time. */
function matches(requirement: unknown): Check | null {
  if (!(requirement instanceof RegExp) || requirement.global || requirement.sticky) return null;
  return (value) => requirement.test(value as string);
}
