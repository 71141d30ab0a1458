import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface PrintedOnceProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** What is drawn only for the print, and goes when the print's window closes. */
export function PrintedOnce({ onDone, children }: PrintedOnceProps): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(<div className="list-paper">{children}</div>, document.body);
}
