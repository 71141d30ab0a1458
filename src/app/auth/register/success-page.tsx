import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PublicFrame } from '../public-frame';
import { useRegistration } from './register-draft';
import { registerTexts } from './register-texts';

const { success } = registerTexts;

/** The letter is on its way. */
export default function RegisterSuccessPage(): ReactNode {
  const { person } = useRegistration();
  return (
    <PublicFrame title={success.title} step={2}>
      <p className="text-14">{success.text(person.email)}</p>
      <p className="text-13 text-text-2">{success.noMail}</p>
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink to={links.signIn()}>{registerTexts.signIn}</ButtonLink>
        <Link href={links.register()} className="text-13 text-accent-text underline">
          {success.other}
        </Link>
      </div>
    </PublicFrame>
  );
}
