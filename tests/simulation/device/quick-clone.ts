/**
 * `structuredClone` of plain data without its way through bytes, which takes longer than most of what a simulated database does.
 * The result is the same; whatever is not plain, or stands in two places, is left whole to the machine's own.
 *
 * Invariants: a copy made here belongs to who asked for it until it is copied itself. From then on it is frozen, to its last
 * member, and is every further copy of itself: a database takes a row in by copying it, and gives it out by copying what it
 * holds, so what is read a hundred times is copied once, and whoever writes into what it has read hears an error.
 */
import { types } from 'node:util';

const machineClone = globalThis.structuredClone;
const NOT_PLAIN = Symbol('not plain');
/** Made here, and all of them plain. */
const copies = new WeakSet<object>();

/** Once a process. */
export function cloneQuickly(): void {
  Object.defineProperty(globalThis, 'structuredClone', { value: quickClone, configurable: true, writable: true });
}

/** Throws what the machine's own throws. */
export function quickClone<T>(value: T, options?: StructuredSerializeOptions): T {
  if (options !== undefined) return machineClone(value, options);
  if (typeof value === 'object' && value !== null && copies.has(value)) return frozen(value);
  const copy = copyOf(value, new Set());
  if (copy === NOT_PLAIN) return machineClone(value);
  if (typeof copy === 'object' && copy !== null && copy !== value) copies.add(copy);
  return copy as T; // It is made member by member of a `T`.
}

/** What is frozen is so to its last member: nothing else freezes copies. */
function frozen<T extends object>(copy: T): T {
  if (Object.isFrozen(copy)) return copy;
  for (const member of Object.values(copy))
    if (typeof member === 'object' && member !== null && !(member instanceof CryptoKey)) frozen(member as object);
  return Object.freeze(copy);
}

function copyOf(value: unknown, seen: Set<object>): unknown {
  if (typeof value === 'symbol' || typeof value === 'function') return NOT_PLAIN;
  if (typeof value !== 'object' || value === null) return value;
  // Nobody can change one.
  if (value instanceof CryptoKey) return value;
  if (seen.has(value) || types.isProxy(value)) return NOT_PLAIN;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return membersOf(value as Record<string, unknown>, seen); // Read by its own keys.
  return Array.isArray(value) && prototype === Array.prototype ? itemsOf(value, seen) : NOT_PLAIN;
}

function membersOf(value: Readonly<Record<string, unknown>>, seen: Set<object>): unknown {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const member = copyOf(value[key], seen);
    if (member === NOT_PLAIN || key === '__proto__') return NOT_PLAIN;
    copy[key] = member;
  }
  return copy;
}

function itemsOf(value: readonly unknown[], seen: Set<object>): unknown {
  if (Object.keys(value).length !== value.length) return NOT_PLAIN;
  const copy: unknown[] = [];
  for (let place = 0; place < value.length; place += 1) {
    // A hole may hide behind a member beside the items.
    const item = Object.hasOwn(value, place) ? copyOf(value[place], seen) : NOT_PLAIN;
    if (item === NOT_PLAIN) return NOT_PLAIN;
    copy.push(item);
  }
  return copy;
}
