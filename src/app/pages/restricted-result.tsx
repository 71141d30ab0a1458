import { Lock } from 'lucide-react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { restrictedTexts } from './restricted-texts';

/** What stands in place of a page that the plan does not include. */
export default function RestrictedResult() {
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <Lock aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-3" />
      <h1 tabIndex={-1} className="text-20 font-semibold">
        {restrictedTexts.title}
      </h1>
      <p className="text-14 text-text-2">{restrictedTexts.text}</p>
      <ButtonLink to={links.subscribe()} variant="primary">
        {restrictedTexts.button}
      </ButtonLink>
    </div>
  );
}
