import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { passwordTexts } from './password/password-texts';
import { PublicFrame } from './public-frame';

/** Where a disabled account lands: what is safe, and whom to ask. */
export default function DisabledPage(): ReactNode {
  const { disabled, signIn } = passwordTexts;
  return (
    <PublicFrame title={disabled.title} text={disabled.text}>
      <p className="text-13 text-text-2">{disabled.unsent}</p>
      <div>
        <ButtonLink to={links.signIn()}>{signIn}</ButtonLink>
      </div>
    </PublicFrame>
  );
}
