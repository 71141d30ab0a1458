import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '@/api/entities/company';
import { Button } from '@/app/ui/buttons/button';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { renewalTexts as texts } from './renewal-texts';
import { useConnectionActions } from './use-connection-actions';
import type { RenewalSteps } from './use-renewal-walk';

interface RenewalBannerProps {
  readonly steps: RenewalSteps;
  readonly reload: () => Promise<void>;
}

/** Over the list while authorizations are renewed one after another: how far it is, which is next, and what needs no certificate. */
export function RenewalBanner({ steps, reload }: RenewalBannerProps): ReactNode {
  const { walk, next } = steps;
  if (walk === null) return null;
  return (
    <section
      aria-label={texts.label}
      className="flex shrink-0 flex-col gap-3 border-t border-border px-6 py-3 text-13 phone:px-4"
    >
      <p aria-hidden="true" className="-mb-2 font-medium tabular-nums">
        {texts.progress(walk.done, walk.all)}
      </p>
      <ProgressBar
        label={texts.progress(walk.done, walk.all)}
        value={walk.done}
        max={walk.all}
        numbers={false}
        tone="ok"
      />
      {next === undefined ? (
        <Over skipped={walk.skipped} close={steps.stop} />
      ) : (
        <>
          <AtOnce steps={steps} />
          <Next key={next.id} company={next} steps={steps} reload={reload} />
        </>
      )}
    </section>
  );
}

function Over({ skipped, close }: { readonly skipped: number; readonly close: () => void }): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="min-w-0 flex-1">
        {texts.over(skipped)}
      </p>
      <Button onClick={close}>{texts.close}</Button>
    </div>
  );
}

function AtOnce({ steps: { atOnce, busy, serveThem } }: Pick<RenewalBannerProps, 'steps'>): ReactNode {
  if (atOnce.size === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1">{texts.atOnce(atOnce.size)}</p>
      <Button variant="accent" busy={busy} onClick={() => void serveThem()}>
        {texts.serveAtOnce(atOnce.size)}
      </Button>
    </div>
  );
}

function Next({ company, steps, reload }: RenewalBannerProps & { readonly company: Company }): ReactNode {
  const actions = useConnectionActions(company.id, reload);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-1 min-w-0 flex-1 basis-72">
        {texts.next(company.name)}
      </p>
      <Button
        icon={KeyRound}
        variant="primary"
        aria-label={texts.go(company.name)}
        busy={actions.busy}
        onClick={() => void actions.authorizeHere()}
      >
        {texts.renew}
      </Button>
      <Button onClick={steps.skip}>{texts.skip}</Button>
      <Button onClick={steps.stop}>{texts.stop}</Button>
    </div>
  );
}
