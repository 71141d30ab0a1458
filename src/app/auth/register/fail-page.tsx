import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PublicFrame } from '../public-frame';
import { registerTexts } from './register-texts';

const { fail } = registerTexts;

/** The server could not take it. */
export default function RegisterFailPage(): ReactNode {
  return (
    <PublicFrame title={fail.title}>
      <p role="alert" className="text-14">
        {fail.text}
      </p>
      <div>
        <ButtonLink to={links.register()} variant="primary">
          {fail.again}
        </ButtonLink>
      </div>
    </PublicFrame>
  );
}
