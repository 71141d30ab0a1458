import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { links } from '@/app/routes/links';
import { ArrivingPage, lazyPage } from '@/app/routes/page-loader';
import { buildFacts } from '@/app/state/build-facts';
import { useIsPhone } from '@/app/state/device';
import { useSession } from '@/app/state/session-view';
import { authTexts } from '@/app/texts/auth-texts';
import { shellTexts } from '@/app/texts/shell-texts';
import { afterPaint } from '@/app/ui/after-paint';
import { ErrorBoundary } from '@/app/ui/error-boundary';
import { dayText } from '@/app/ui/words/date-words';
import { hasCopies } from '@/sync/session/session-copies';
import { accountDatabases } from './account-databases';
import { Brand } from './brand';
import { SignInFoot } from './sign-in-foot';
import { SignInForm } from './sign-in-form';
import { SignInWays } from './sign-in-ways';

/** What can come a moment later does, the cards of a device that was worked on only there: the sign-in has a limit of 90 kB of script. */
const lostStorageCard = lazyPage(() => import('./lost-storage-card'));
const waitingCard = lazyPage(() => import('./waiting-card'));
const newsColumn = lazyPage(() => import('./news-column'));
const servicesLine = lazyPage(() => import('./services-line'));

/** The sign-in: what waits on this device and for whom, what ANAF's services do, and the public notices. */
export default function SignInPage() {
  const { status } = useSession();
  const phone = useIsPhone();
  const worked = useWorkedOn();
  const [copies] = useState(() => hasCopies(localStorage));
  if (status === 'signed-in') return <Redirect to={links.home()} replace />;
  return (
    <main className="flex min-h-dvh bg-bg">
      <div className="flex w-[560px] max-w-full shrink-0 flex-col border-r border-border bg-surface px-20 py-10 phone:w-full phone:border-0 phone:px-4 phone:py-6">
        <Brand />
        <div className="flex flex-1 flex-col gap-6 pt-24 pb-8 phone:pt-8">
          <h1 className="text-28 font-semibold">{authTexts.title}</h1>
          <Beside>{copies && <ArrivingPage page={lostStorageCard} />}</Beside>
          <SignInForm />
          <SignInWays />
          <Beside>{worked && <ArrivingPage page={waitingCard} />}</Beside>
        </div>
        <div className="text-12 text-text-3">
          {shellTexts.version(buildFacts.version, dayText(buildFacts.date))}
          <SignInFoot />
          {phone && (
            <div className="mt-2 flex min-h-4">
              <Beside>
                <ArrivingPage page={servicesLine} />
              </Beside>
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col px-20 pt-[184px] phone:hidden">
        <Beside>{!phone && <ArrivingPage page={newsColumn} />}</Beside>
      </div>
    </main>
  );
}

/** Whether somebody has worked on this device: looked for once the form is painted. */
function useWorkedOn(): boolean {
  const [worked, setWorked] = useState(false);
  useEffect(() => {
    afterPaint()
      .then(() => accountDatabases(indexedDB))
      .then(
        (databases) => setWorked(databases.length > 0),
        (error: unknown) => console.warn('It is not known who has worked here:', error),
      );
  }, []);
  return worked;
}

/** What does not come or stops leaves the sign-in as it is. */
function Beside({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
