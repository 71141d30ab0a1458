import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { instantDayText } from '@/app/ui/words/date-words';
import { type KnownPerson, knownPerson } from '@/db/settings/person';
import { accountTexts } from './account-texts';
import { EntryCard } from './entry-card';
import { LeavingCard } from './leaving-card';
import { PersonAwaited } from './person-awaited';
import { PersonCard } from './person-card';
import { SessionsCard } from './sessions-card';
import { type AccountState, useAccount } from './use-account';

/** Who one is, with what one enters, and from where the account is open (picture 27). Who one is stands on the device. */
export default function AccountPage(): ReactNode {
  const { db } = useWorkspace();
  const { state, reload } = useAccount();
  const known = useLive(() => knownPerson(db), [db]);
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader title={accountTexts.title} note={noteOf(known ?? null)} />
      <div className="flex flex-col gap-4 px-6 pb-8 phone:px-4">
        {known === null && <PersonAwaited />}
        {known && <PersonCard known={known} />}
        <Entry state={state} reload={reload} />
        {state.kind === 'read' && (
          <div>
            <ButtonLink to={links.userLogs()} variant="text">
              {accountTexts.logs}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

function noteOf(known: KnownPerson | null): string {
  if (known === null) return '';
  const { firstName, lastName, since } = known.person;
  const parts = [`${firstName} ${lastName}`.trim(), accountTexts.since(instantDayText(since))];
  return parts.filter((part) => part !== '').join(' · ');
}

interface EntryProps {
  readonly state: AccountState;
  readonly reload: () => Promise<void>;
}

/** Password, factor, sessions and leaving: the server's alone. */
function Entry({ state, reload }: EntryProps): ReactNode {
  if (state.kind === 'reading')
    return (
      <p role="status" className="text-13 text-text-2">
        {accountTexts.reading}
      </p>
    );
  if (state.kind === 'not-read')
    return (
      <EmptyState
        title={accountTexts.notRead}
        text={accountTexts.notReadText}
        action={<Button onClick={() => void reload()}>{accountTexts.again}</Button>}
      />
    );
  const { account } = state;
  return (
    <>
      <EntryCard account={account} reload={reload} />
      <SessionsCard sessions={account.sessions} reload={reload} />
      <LeavingCard hasFactor={account.hasAuthenticator} />
    </>
  );
}
