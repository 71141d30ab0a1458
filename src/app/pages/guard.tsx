import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ability } from '@/api/abilities';
import { links } from '@/app/routes/links';
import { useAbility } from '@/app/state/use-ability';
import { frameTexts } from '@/app/texts/frame-texts';
import { ButtonLink } from '@/app/ui/buttons/button-link';

interface GuardProps {
  readonly ability: Ability | null;
  readonly children: ReactNode;
}

/** Shows the page where the plan includes its ability, else the restricted result (specification, section 2). */
export function Guard({ ability, children }: GuardProps) {
  return useAbility(ability) ? children : <RestrictedResult />;
}

function RestrictedResult() {
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <Lock aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-3" />
      <h1 tabIndex={-1} className="text-20 font-semibold">
        {frameTexts.restricted.title}
      </h1>
      <p className="text-14 text-text-2">{frameTexts.restricted.text}</p>
      <ButtonLink to={links.subscribe()} variant="primary">
        {frameTexts.restricted.button}
      </ButtonLink>
    </div>
  );
}
