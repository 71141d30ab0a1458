import type { ReactNode } from 'react';
import { LegalArticle } from './legal-article';
import { privacyPage } from './privacy-texts';
import { useOperator } from './use-operator';

/** What is kept where, and what leaves. */
export default function PrivacyPage(): ReactNode {
  return <LegalArticle page={privacyPage(useOperator())} />;
}
