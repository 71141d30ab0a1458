import type { ReactNode } from 'react';
import type { KeyGroupName } from '@/app/state/keys-table';
import type { HelpPage } from '@/app/texts/help-page';
import { PrintedOnce } from '@/app/ui/printed-once';
import { HelpArticle } from './help-article';

interface PrintedHelpProps {
  readonly page: HelpPage;
  readonly keys: readonly KeyGroupName[];
  readonly onDone: () => void;
}

/** The page on paper. */
export function PrintedHelp({ page, keys, onDone }: PrintedHelpProps): ReactNode {
  return (
    <PrintedOnce onDone={onDone}>
      <HelpArticle page={page} keys={keys} head={<h2 className="text-20 font-semibold">{page.title}</h2>} />
    </PrintedOnce>
  );
}
