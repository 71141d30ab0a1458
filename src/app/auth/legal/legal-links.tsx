import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { legalTexts } from './legal-links-texts';

/** The ways to the terms and to what is said of data. */
export function LegalLinks(): ReactNode {
  return (
    <>
      <Link className="text-accent-text underline" href={links.terms()}>
        {legalTexts.terms}
      </Link>
      {' · '}
      <Link className="text-accent-text underline" href={links.privacy()}>
        {legalTexts.privacy}
      </Link>
    </>
  );
}
