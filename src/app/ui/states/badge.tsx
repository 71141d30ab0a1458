import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { badgeLook } from './badge-look';
import { TONE_ICON, type Tone } from './tone';

interface BadgeProps {
  readonly tone: Tone;
  readonly icon?: LucideIcon;
  /** A filled badge says „look here”; the other is an icon with a plain word. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** A state: an icon and a word. */
export function Badge({ tone, icon: Icon, filled = false, children }: BadgeProps) {
  return (
    <span className={badgeLook(tone, filled)}>
      {Icon !== undefined && (
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={classNames('shrink-0', TONE_ICON[tone])} />
      )}
      <span className="truncate">{children}</span>
    </span>
  );
}
