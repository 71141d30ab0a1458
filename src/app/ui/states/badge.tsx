import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { TONE_ICON, TONE_SOFT, TONE_TEXT, type Tone } from './tone';

interface BadgeProps {
  readonly tone: Tone;
  readonly icon?: LucideIcon;
  /** A filled badge says „look here”; the other is an icon with a plain word. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** Words that are shown plain beside their coloured icon take the text's own colour, except the idle ones. */
function plainText(tone: Tone): string {
  return tone === 'idle' ? 'text-text-2' : tone === 'ok' || tone === 'wait' ? 'text-text' : TONE_TEXT[tone];
}

/** A state: an icon and a word. */
export function Badge({ tone, icon: Icon, filled = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-[22px] items-center gap-1.5 rounded-1 text-13 whitespace-nowrap',
        // What stands out at the left is none of the room that it has: else its words are cut where it makes the width itself.
        filled
          ? `-ml-[5px] max-w-[calc(100%+5px)] px-[5px] pr-2 font-medium ${TONE_SOFT[tone]}`
          : `max-w-full ${plainText(tone)}`,
      )}
    >
      {Icon !== undefined && (
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={classNames('shrink-0', TONE_ICON[tone])} />
      )}
      <span className="truncate">{children}</span>
    </span>
  );
}
