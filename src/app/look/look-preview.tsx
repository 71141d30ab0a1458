import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { PaperPages } from '@/app/invoices/document/paper-pages';
import { usePaperPages } from '@/app/invoices/document/use-paper-pages';
import { EmptyState } from '@/app/ui/states/empty-state';
import type { Invoice } from '@/domain/invoice/invoice';
import type { PageDescription } from '@/domain/paper/layout/page-description';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import { lookTexts } from './look-texts';

/** So many letters are named. */
const NAMED = 12;

/** As an accepted invoice has it, so that its place is seen. */
const SAMPLE_PROOF = { uploadIndex: '5000000000', validatedAt: '', xmlSha256: '0123456789abcdef'.repeat(4) };

interface LookPreviewProps {
  readonly invoice: Invoice;
  readonly look: InvoiceLook;
}

/** The sample invoice as its PDF will be, laid out by the same code, after every change. */
export function LookPreview({ invoice, look }: LookPreviewProps): ReactNode {
  const request = useMemo(() => ({ invoice, look, proof: SAMPLE_PROOF, author: '' }), [invoice, look]);
  const laid = usePaperPages(request);
  const pages = useNewest(laid.pages);
  return (
    <div className="mx-auto w-full max-w-[610px] p-6 phone:p-3">
      {laid.failed && <EmptyState title={lookTexts.pdfFailed} />}
      {!laid.failed && pages === null && (
        <p className="text-13 text-text-3" role="status">
          {lookTexts.drawing}
        </p>
      )}
      {!laid.failed && pages !== null && (
        <>
          {pages.missing.length > 0 && (
            <p className="mb-3 text-13 text-wait" role="status">
              {lookTexts.missing(pages.missing.slice(0, NAMED).join(' '))}
            </p>
          )}
          <div aria-label={lookTexts.pages(pages.furniture.length)} role="img">
            <PaperPages pages={pages} />
          </div>
        </>
      )}
    </div>
  );
}

/** What was laid out last, so that the paper does not vanish while the next one is. */
function useNewest(pages: PageDescription | null): PageDescription | null {
  const [newest, setNewest] = useState(pages);
  useEffect(() => {
    if (pages !== null) setNewest(pages);
  }, [pages]);
  return pages ?? newest;
}
