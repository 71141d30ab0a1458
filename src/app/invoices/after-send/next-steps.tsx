import { Circle, CircleCheck, CircleX, Clock, Hand, type LucideIcon } from 'lucide-react';
import type { Standing } from '@/app/invoices/archive/shown-item';
import { useSyncView } from '@/app/state/sync-view';
import { type IssuedStep, issuedSteps } from './issued-steps';
import { issuedTexts } from './issued-texts';

const LOOKS: Readonly<Record<IssuedStep['state'], { readonly icon: LucideIcon; readonly look: string }>> = {
  done: { icon: CircleCheck, look: 'text-ok-fill' },
  now: { icon: Clock, look: 'text-wait-fill' },
  later: { icon: Circle, look: 'text-text-3' },
  stop: { icon: Hand, look: 'text-bad-fill' },
  bad: { icon: CircleX, look: 'text-bad-fill' },
};

/** What was done with the invoice, what is under way, and when its verdict comes. */
export function NextSteps({ standing }: { readonly standing: Standing }) {
  const { offline } = useSyncView();
  return (
    <section>
      <h2 className="mb-2 text-13 font-semibold">{issuedTexts.next}</h2>
      <ol className="flex flex-col gap-1.5">
        {issuedSteps(standing, !offline).map(({ words, state }) => {
          const { icon: Icon, look } = LOOKS[state];
          return (
            <li key={words} className="flex gap-2 text-13">
              <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${look}`} />
              <span className={state === 'later' ? 'text-text-3' : ''}>
                {words}
                {state === 'done' && <span className="sr-only">: {issuedTexts.done}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
