/** Whose a side of a conflict is, in words. */
import { momentText } from '@/app/ui/words/date-words';
import type { OtherSide } from '@/db/conflicts/conflict-row';

/** «Ana Pop, Birou»; '' where nobody knows. */
export function theirWords({ person = '', deviceName }: OtherSide): string {
  return joined([person, deviceName]);
}

/** «de Ana Pop, pe „Birou”, 21 noiembrie, 14:05»; '' where nothing of it is known. */
export function doneBy({ person = '', deviceName, at }: OtherSide, now: Date): string {
  const by = person === '' ? '' : `de ${person}`;
  const where = deviceName === '' ? '' : `pe „${deviceName}”`;
  return joined([by, where, momentText(at, now)]);
}

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ');
}
