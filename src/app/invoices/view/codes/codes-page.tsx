/** Own codes on the lines of a received invoice (picture 43). */
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { entityId } from '@/app/defs/entity-id';
import type { ShownItem } from '@/app/invoices/archive/shown-item';
import { useArchiveItem } from '@/app/invoices/archive/use-archive-item';
import { type ShownDocument, useDocument } from '@/app/invoices/archive/use-document';
import { links } from '@/app/routes/links';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { Skeleton } from '@/app/ui/states/skeleton';
import { cuiDigits } from '@/domain/identifiers/cui';
import type { Invoice } from '@/domain/invoice/invoice';
import { CodesDesk } from './codes-desk';
import { codesTexts } from './codes-texts';
import { receivedLines } from './received-lines';
import { useLineCoding } from './use-line-coding';

export default function CodesPage({ id }: { readonly id: string }): ReactNode {
  const archived = useArchiveItem(id);
  if (archived === undefined) return <Skeleton />;
  if (archived === null || archived.item.direction !== 'in')
    return (
      <EmptyState
        action={<ButtonLink to={links.in()}>{codesTexts.toList}</ButtonLink>}
        text={codesTexts.notReceivedText}
        title={codesTexts.notReceivedTitle}
      />
    );
  return <OfInvoice item={archived.item} key={archived.item.id} />;
}

function OfInvoice({ item }: { readonly item: ShownItem }): ReactNode {
  const [, navigate] = useLocation();
  const { document, retry } = useDocument(item);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-border bg-surface">
        <PageHeader
          compact
          lead={<IconButton icon={ArrowLeft} label={codesTexts.back} onClick={() => navigate(links.view(item.id))} />}
          note={codesTexts.of(item.number, item.partnerName)}
          title={codesTexts.title}
        />
      </div>
      {document.kind === 'read' ? (
        <Lines invoice={document.invoice} item={item} />
      ) : (
        <NoLines document={document} id={item.id} onRetry={retry} />
      )}
    </div>
  );
}

function Lines({ item, invoice }: { readonly item: ShownItem; readonly invoice: Invoice }): ReactNode {
  const received = useMemo(() => receivedLines(invoice), [invoice]);
  const coded = useMemo(
    () => ({
      id: entityId(item.id),
      seller: cuiDigits(item.partnerTaxId) ?? item.partnerTaxId,
      number: item.number,
      issueDate: item.issueDate,
      lineCount: received.length,
    }),
    [item.id, item.partnerTaxId, item.number, item.issueDate, received.length],
  );
  const coding = useLineCoding(coded, received);
  if (coding.lines === undefined) return <Skeleton />;
  if (coding.lines.length === 0) return <EmptyState title={codesTexts.noLinesTitle} />;
  return <CodesDesk coding={coding} id={item.id} lines={coding.lines} />;
}

interface NoLinesProps {
  readonly document: Exclude<ShownDocument, { readonly kind: 'read' }>;
  readonly id: string;
  readonly onRetry: () => void;
}

/** Why there are no lines yet, and what can be done. */
function NoLines({ document, id, onRetry }: NoLinesProps): ReactNode {
  if (document.kind === 'reading')
    return (
      <p className="p-6 text-13 text-text-3" role="status">
        {codesTexts.reading}
      </p>
    );
  const toInvoice = <ButtonLink to={links.view(id)}>{codesTexts.back}</ButtonLink>;
  if (document.kind === 'unreadable')
    return <EmptyState action={toInvoice} text={codesTexts.unreadableText} title={codesTexts.unreadableTitle} />;
  if (document.why === 'damaged')
    return <EmptyState action={toInvoice} text={codesTexts.damagedText} title={codesTexts.damagedTitle} />;
  return (
    <EmptyState
      action={<Button onClick={onRetry}>{codesTexts.retry}</Button>}
      text={codesTexts.missingText}
      title={codesTexts.missingTitle}
    />
  );
}
