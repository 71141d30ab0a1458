/** Finds a unit by what a person types for it: name, plural, short form, alias or code, whatever the accents. */
import { fold } from '../text/fold';
import { UNITS, type Unit } from './units';

const BY_CODE = new Map(UNITS.map((unit) => [unit.code, unit]));

function keysOf(unit: Unit): string[] {
  return [unit.name, unit.plural, unit.short, ...unit.aliases].map(keyOf);
}

function keyOf(text: string): string {
  return fold(text).replace(/²/g, '2').replace(/³/g, '3').replace(/\.$/, '');
}

/** Folded once: the editor asks at every key, for every line whose unit it does not know. */
const KEYS_BY_UNIT = UNITS.map((unit) => ({ unit, keys: keysOf(unit) }));

/** Names win over codes: „m” is the metre, whatever a list says of M. */
const BY_KEY = new Map(
  [...UNITS].reverse().flatMap((unit) => [keyOf(unit.code), ...keysOf(unit)].map((key): [string, Unit] => [key, unit])),
);

/** The shape of a UN/ECE code, for units outside the table. */
const CODE_SHAPE = /^[A-Z0-9]{2,3}$/;

export function unitByCode(code: string): Unit | undefined {
  return BY_CODE.get(code);
}

/** The unit typed exactly (not a prefix of it). */
export function findUnit(text: string): Unit | undefined {
  return BY_CODE.get(text.trim()) ?? BY_KEY.get(keyOf(text));
}

/**
 * The code for BT-130: of the table where the text names a unit of it; a text that is written like a code goes through
 * for the validator to judge; undefined else.
 */
export function unitCodeOf(text: string): string | undefined {
  const trimmed = text.trim();
  return findUnit(trimmed)?.code ?? (CODE_SHAPE.test(trimmed) ? trimmed : undefined);
}

/** Units whose name, short form or alias begins with the text, best first: for the editor's list while typing. */
export function suggestUnits(text: string, limit = 8): readonly Unit[] {
  const key = keyOf(text);
  if (key === '') return UNITS.slice(0, limit);
  const exact = BY_KEY.get(key);
  const starting = KEYS_BY_UNIT.filter(
    ({ unit, keys }) => unit !== exact && keys.some((name) => name.startsWith(key)),
  ).map(({ unit }) => unit);
  return (exact === undefined ? starting : [exact, ...starting]).slice(0, limit);
}

/** How the unit is printed: the short form where known, else the code itself. */
export function showUnit(code: string): string {
  return BY_CODE.get(code)?.short ?? code;
}
