import type { ReactNode } from 'react';
import { LegalArticle } from './legal-article';
import { termsPage } from './terms-texts';
import { useOperator } from './use-operator';

/** What this installation does, and what stays with the person. */
export default function TermsPage(): ReactNode {
  return <LegalArticle page={termsPage(useOperator())} />;
}
