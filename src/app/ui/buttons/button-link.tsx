import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { KeyHint } from './key-hint';

interface ButtonLinkProps {
  /** From the route table's link builders. */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: LucideIcon;
  readonly keys?: readonly string[];
  readonly children: ReactNode;
}

/** A link that looks like a button, for actions that only go somewhere. */
export function ButtonLink({ to, variant = 'outlined', size = 'md', icon: Icon, keys, children }: ButtonLinkProps) {
  return (
    <Link href={to} className={buttonStyle(variant, size)} aria-keyshortcuts={keys?.join('+')}>
      {Icon !== undefined && <Icon aria-hidden="true" size={16} strokeWidth={1.75} />}
      {children}
      {keys !== undefined && <KeyHint keys={keys} tone={variant === 'primary' ? 'on-accent' : 'plain'} />}
    </Link>
  );
}
