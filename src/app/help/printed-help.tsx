import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { KeyGroupName } from '@/app/state/keys-table';
import type { HelpPage } from '@/app/texts/help-page';
import { HelpArticle } from './help-article';

interface PrintedHelpProps {
  readonly page: HelpPage;
  readonly keys: readonly KeyGroupName[];
  readonly onDone: () => void;
}

/** The page on paper. It is drawn only for the print and goes when the print's window closes. */
export function PrintedHelp({ page, keys, onDone }: PrintedHelpProps): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="list-paper">
      <HelpArticle page={page} keys={keys} head={<h2 className="text-20 font-semibold">{page.title}</h2>} />
    </div>,
    document.body,
  );
}
