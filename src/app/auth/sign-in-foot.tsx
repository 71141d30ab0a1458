import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { LegalLinks } from './legal/legal-links';
import { signInFootTexts } from './sign-in-foot-texts';

/** What can be read without an account. */
export function SignInFoot(): ReactNode {
  return (
    <span>
      {' · '}
      <Link className="text-accent-text underline" href={links.publicInvoiceLook()}>
        {signInFootTexts.tryLook}
      </Link>
      {' · '}
      <LegalLinks />
    </span>
  );
}
