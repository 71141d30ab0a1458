import { useEffect } from 'react';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import { PaperPages } from './paper-pages';

interface PrintedPapersProps {
  /** The same array as long as they are the same. */
  readonly papers: readonly PageDescription[];
  /** The person has printed them, or thought better of it. */
  readonly onPrinted: () => void;
}

/** The pages of several documents, for the printer alone; printed as soon as they are drawn. */
export default function PrintedPapers({ papers, onPrinted }: PrintedPapersProps) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    if (papers.length > 0) window.print();
    return () => removeEventListener('afterprint', onPrinted);
  }, [papers, onPrinted]);
  return (
    <div className="hidden">
      {papers.map((pages, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is its place in the print.
        <PaperPages key={at} pages={pages} />
      ))}
    </div>
  );
}
