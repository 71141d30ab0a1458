import { Eye } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { User } from '@/api/entities/user';
import { Button } from '@/app/ui/buttons/button';
import { supportTexts as texts } from './support-texts';

interface SupportBarProps {
  readonly user: User;
  readonly by: string;
  readonly reason: string;
  readonly onEnd: () => void;
}

/** Above everything while the support looks: whose data these are, who looks and why, until when. */
export function SupportBar({ user, by, reason, onEnd }: SupportBarProps): ReactNode {
  const { firstName, lastName, email, tokenExpiresAt } = user;
  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, Date.parse(tokenExpiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [onEnd, tokenExpiresAt]);
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  return (
    <aside
      aria-label={texts.bar}
      className="support-bar flex items-center gap-3 border-b border-border bg-wait-soft px-4 text-12 text-text phone:px-2"
    >
      <Eye aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-wait-fill" />
      <p className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{texts.seen(name, email)}</span>
        {' · '}
        {texts.why(by, reason, tokenExpiresAt)}
      </p>
      <Button size="sm" onClick={onEnd}>
        {texts.end}
      </Button>
    </aside>
  );
}
