import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { messagesTexts } from './messages-texts';

interface NoMessagesProps {
  readonly state: 'reading' | 'none' | 'all-read' | 'no-match';
  readonly onClear: () => void;
}

/** In place of rows. */
export function NoMessages({ state, onClear }: NoMessagesProps): ReactNode {
  if (state === 'reading') return <Skeleton />;
  if (state === 'none')
    return (
      <EmptyState
        action={<ButtonLink to={links.companies()}>{messagesTexts.companies}</ButtonLink>}
        text={messagesTexts.noneText}
        title={messagesTexts.none}
      />
    );
  const read = state === 'all-read';
  return (
    <EmptyState
      action={<Button onClick={onClear}>{messagesTexts.clear}</Button>}
      text={read ? messagesTexts.allReadText : messagesTexts.noMatchText}
      title={read ? messagesTexts.allRead : messagesTexts.noMatch}
    />
  );
}
