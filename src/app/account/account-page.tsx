import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { dayText } from '@/app/ui/words/date-words';
import { accountTexts } from './account-texts';
import { EntryCard } from './entry-card';
import { LeavingCard } from './leaving-card';
import { PersonCard } from './person-card';
import { SessionsCard } from './sessions-card';
import { useAccount } from './use-account';

/** Who one is, with what one enters, and from where the account is open (picture 27). */
export default function AccountPage(): ReactNode {
  const { state, reload } = useAccount();
  if (state.kind !== 'read') {
    return (
      <div className="mx-auto w-full max-w-[960px]">
        <PageHeader title={accountTexts.title} />
        {state.kind === 'reading' ? (
          <p role="status" className="px-6 text-13 text-text-2 phone:px-4">
            {accountTexts.reading}
          </p>
        ) : (
          <EmptyState
            title={accountTexts.notRead}
            action={<Button onClick={() => void reload()}>{accountTexts.again}</Button>}
          />
        )}
      </div>
    );
  }
  const { account } = state;
  const note = [
    `${account.firstName} ${account.lastName}`.trim(),
    accountTexts.since(dayText(account.since.slice(0, 10))),
  ];
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader title={accountTexts.title} note={note.filter((part) => part !== '').join(' · ')} />
      <div className="flex flex-col gap-4 px-6 pb-8 phone:px-4">
        <PersonCard key={account.email} account={account} reload={reload} />
        <EntryCard account={account} reload={reload} />
        <SessionsCard sessions={account.sessions} reload={reload} />
        <LeavingCard hasFactor={account.hasAuthenticator} />
        <div>
          <ButtonLink to={links.userLogs()} variant="text">
            {accountTexts.logs}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
