import { classNames } from '../class-names';
import { TONE_SOFT, TONE_TEXT, type Tone } from './tone';

/** The classes of a badge; a filled one says „look here”, the other is an icon with a plain word. */
export function badgeLook(tone: Tone, filled: boolean): string {
  return classNames(
    'inline-flex h-[22px] items-center gap-1.5 rounded-1 align-top text-13 whitespace-nowrap',
    // What stands out at the left is none of the room that it has: else its words are cut where it makes the width itself.
    filled
      ? `-ml-[5px] max-w-[calc(100%+5px)] px-[5px] pr-2 font-medium ${TONE_SOFT[tone]}`
      : `max-w-full ${plainText(tone)}`,
  );
}

/** Words that are shown plain beside their coloured icon take the text's own colour, except the idle ones. */
function plainText(tone: Tone): string {
  return tone === 'idle' ? 'text-text-2' : tone === 'ok' || tone === 'wait' ? 'text-text' : TONE_TEXT[tone];
}
