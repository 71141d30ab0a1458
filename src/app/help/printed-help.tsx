import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { HelpPage } from '@/app/texts/help-page';
import { HelpArticle } from './help-article';

interface PrintedHelpProps {
  readonly page: HelpPage;
  readonly onDone: () => void;
}

/** The page on paper. It is drawn only for the print and goes when the print's window closes. */
export function PrintedHelp({ page, onDone }: PrintedHelpProps): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="list-paper">
      <HelpArticle page={page} head={<h2 className="text-20 font-semibold">{page.title}</h2>} />
    </div>,
    document.body,
  );
}
