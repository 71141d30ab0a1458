/**
 * Gives the person a month of several companies as files, one kind after the other.
 *
 * Invariant: one month is taken at a time; who asks for another meanwhile is told so. One that was stopped is over at once.
 */
import type { Company } from '@/api/entities/company';
import { addAlert, removeAlert } from '@/app/state/alerts';
import type { Workspace } from '@/app/state/workspace';
import { archiveByIds } from '@/db/archive/archive-queries';
import { monthIds } from '@/db/archive/company-month';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { bulkPdfTexts } from '../archive/bulk-pdf-texts';
import { archivedDocument, type DocumentSource } from '../archive/document-source';
import { loadMaking } from '../archive/load-making';
import { shownItemOf } from '../archive/shown-item';
import { isUnderWay } from '../archive/work-in-sight';
import { saveZip } from '../archive/zip-making';
import { zipTexts } from '../archive/zip-texts';
import { inboxTexts } from './inbox-texts';
import { collectMonth, documentsOfMonth, type MonthDocuments, placesOf, readableName } from './month-download';
import type { MonthFormat } from './month-formats';

const loadPdfs = () => import('../archive/bulk-pdf-making');

export interface MonthPlace {
  readonly db: Workspace['db'];
  readonly atTest: boolean;
  readonly fetchDocument: Workspace['sync']['fetchDocument'];
}

export interface MonthOrder {
  readonly companies: readonly Company[];
  /** `yyyy-MM` */
  readonly month: string;
  readonly formats: readonly MonthFormat[];
}

let taking = false;

/** The kinds after one that was stopped are not begun. */
export async function saveMonth(place: MonthPlace, { companies, month, formats }: MonthOrder): Promise<void> {
  if (taking) {
    if (!isUnderWay(zipTexts) && !isUnderWay(bulkPdfTexts))
      addAlert({ id: zipTexts.busyId, type: 'info', message: zipTexts.busy });
    return;
  }
  taking = true;
  try {
    const idsOf = (company: Company, direction: 'out' | 'in') => monthIds(place.db, company.id, direction, month);
    const parts = await documentsOfMonth(companies, { idsOf });
    if (countOf(parts) === 0) {
      addAlert({ type: 'warning', message: inboxTexts.nothingThere });
      return;
    }
    for (const format of formats) {
      const goOn = await (format === 'pdf' ? savePdfs(place, parts, month) : saveOne(place, { parts, month, format }));
      if (!goOn) return;
    }
  } finally {
    taking = false;
    removeAlert(zipTexts.busyId);
  }
}

async function savePdfs(place: MonthPlace, parts: readonly MonthDocuments[], month: string): Promise<boolean> {
  const places = placesOf(parts, month);
  const making = await loadMaking(loadPdfs);
  const done = await making?.savePdfs(
    sourceOf(place, (id) => places.get(id)?.company),
    {
      ids: [...places.keys()],
      today: month,
      nameOf: (item) => [...(places.get(item.id)?.folders ?? []), `${readableName(item)}.pdf`],
    },
  );
  // Where the part that makes them has not come, which was told, the other files are taken.
  return done ?? true;
}

interface OneKind {
  readonly parts: readonly MonthDocuments[];
  readonly month: string;
  readonly format: DocumentFormat;
}

function saveOne(place: MonthPlace, { parts, month, format }: OneKind): Promise<boolean> {
  const source = {
    itemsOf: async (ids: readonly string[]) => (await archiveByIds(place.db, ids)).map(shownItemOf),
    documentOf: (company: Company, item: ReturnType<typeof shownItemOf>) =>
      archivedDocument(
        sourceOf(place, () => company),
        item,
        format,
      ),
  };
  return saveZip({
    count: countOf(parts),
    name: inboxTexts.zipName(format, month),
    collect: (progress, signal) => collectMonth({ parts, month, format, source, progress, signal }),
  });
}

function sourceOf(
  { db, atTest, fetchDocument }: MonthPlace,
  companyOf: (id: string) => Company | undefined,
): DocumentSource {
  return {
    ...{ db, atTest },
    fetch: async (id, format) => {
      const company = companyOf(id);
      return company === undefined ? 'unavailable' : fetchDocument(company.id, id, format);
    },
  };
}

function countOf(parts: readonly MonthDocuments[]): number {
  return parts.reduce((sum, { ids }) => sum + ids.length, 0);
}
