import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { CompanyId } from '@/api/ids';
import { links } from '@/app/routes/links';
import { useWorkspace } from '@/app/state/workspace';
import { countText } from '@/app/ui/words/amount-text';
import { DateText } from '@/app/ui/words/date-text';
import type { Invoice } from '@/domain/invoice/invoice';
import { documentWorker } from '@/workers/document/document-worker';
import { askSnapshot } from '../archive/archive-snapshot';
import {
  findRelated,
  MOST_LINKED,
  type RelatedDocuments as Related,
  type RelatedDocument,
  withFarther,
} from '../archive/find-related';
import type { ShownItem } from '../archive/shown-item';
import { keyed } from '../document/keyed';
import { relatedTexts } from './related-texts';

interface RelatedDocumentsProps {
  readonly item: ShownItem;
  readonly invoice: Invoice;
}

/** The documents that this one changes, and those that change it, each a link where the archive has it. */
export default function RelatedDocuments({ item, invoice }: RelatedDocumentsProps): ReactNode {
  const related = useRelated(item, invoice);
  if (related === undefined) return null;
  const { preceding, following, same } = related;
  const further = invoice.precedingInvoices.length - MOST_LINKED;
  if (preceding.length + following.length + same.length === 0) return null;
  return (
    <section className="border-border border-t px-5 py-4 text-13 phone:px-4">
      <h3 className="mb-2 font-semibold">{relatedTexts.title}</h3>
      <Group documents={same} label={relatedTexts.same} />
      <Group documents={preceding} label={relatedTexts.preceding} />
      {further > 0 && <p className="text-12 text-text-3">{relatedTexts.more(countText(further))}</p>}
      <Group documents={following} label={relatedTexts.following} />
    </section>
  );
}

function Group({ documents, label }: { readonly documents: readonly RelatedDocument[]; readonly label: string }) {
  if (documents.length === 0) return null;
  return (
    <div className="flex gap-3 py-0.5">
      <p className="w-24 shrink-0 text-12/[20px] text-text-3 phone:pt-3">{label}</p>
      <ul className="min-w-0 flex-1">
        {keyed(documents, ({ number, issueDate }) => `${number} ${issueDate}`).map(({ key, value }) => (
          <li className="flex justify-between gap-3 phone:min-h-11 phone:items-center" key={key}>
            {value.id === null ? (
              <span className="min-w-0 break-words">
                {value.number} <span className="text-12 text-text-3">{relatedTexts.absent}</span>
              </span>
            ) : (
              <Link className="min-w-0 break-words text-accent-text hover:underline" href={links.view(value.id)}>
                {value.number}
              </Link>
            )}
            {value.issueDate !== '' && (
              <span className="shrink-0 text-12/[20px] text-text-3 tabular-nums">
                <DateText day={value.issueDate} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ids that the radar has, which may read the whole list first. */
async function namingReceived(name: string, companyId: CompanyId, { id, direction }: ShownItem) {
  if (direction === 'out') return [];
  const found = await askSnapshot((api) => api.findingOf(name, companyId, id));
  return [found?.reversedBy, found?.referredBy].flatMap((one) => one?.id ?? []);
}

/** Looked for once the document is read; that none are found is not said until then. */
function useRelated(item: ShownItem, invoice: Invoice): Related | undefined {
  const { db, company } = useWorkspace();
  const [known, setKnown] = useState<{ readonly of: Invoice; readonly related: Related }>();
  useEffect(() => {
    const stop = new AbortController();
    const show = (related: Related): void => {
      if (!stop.signal.aborted) setKnown({ of: invoice, related });
    };
    const find = async (): Promise<void> => {
      const near = await findRelated(db, company.id, item, invoice.precedingInvoices, {
        numbersNamed: (bytes) => documentWorker.call(async (api) => api.precedingNumbers(bytes), stop.signal),
        numbered: (numbers) =>
          askSnapshot((api) => api.numbered(db.name, company.id, { direction: item.direction, numbers })),
      });
      show(near);
      show(await withFarther(db, near, await namingReceived(db.name, company.id, item)));
    };
    find().catch((error: unknown) => {
      if (!stop.signal.aborted) console.error('The documents that belong to it could not be found:', error);
    });
    return () => stop.abort();
  }, [db, company.id, item, invoice]);
  return known?.of === invoice ? known?.related : undefined;
}
