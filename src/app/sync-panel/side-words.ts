/** Whose a side of a conflict is, in words. */
import { syncTexts } from '@/app/texts/sync-texts';
import { momentText } from '@/app/ui/words/moment-text';
import type { OtherSide } from '@/db/conflicts/conflict-row';

const texts = syncTexts.conflict;

/** The other side's column, the button that takes all of it, and what stands under its name. */
export interface TheirWords {
  readonly title: string;
  readonly all: string;
  readonly note: string;
}

/** «De la Ana Pop», «Birou»; «De pe server» where nobody knows, and where `me` wrote it on another device. */
export function theirWords({ person = '', deviceName }: OtherSide, me: string): TheirWords {
  if (person === '' || person === me)
    return { title: texts.theirs, all: texts.allTheirs, note: joined([person, deviceName]) };
  return { title: texts.theirsOf(person), all: texts.allTheirsOf(person), note: deviceName };
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
