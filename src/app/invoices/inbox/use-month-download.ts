import { useRef, useState } from 'react';
import type { Company } from '@/api/entities/company';
import { saveFile } from '@/app/files/save-file';
import { addAlert } from '@/app/state/alerts';
import { useAtTest } from '@/app/state/use-at-test';
import { useWorkspace } from '@/app/state/workspace';
import { countedNoun } from '@/app/ui/words/amount-text';
import { archiveByIds } from '@/db/archive/archive-queries';
import { monthIds } from '@/db/archive/company-month';
import type { DocumentFormat } from '@/db/archive/stored-document';
import { documentWorker } from '@/workers/document/document-worker';
import { archivedDocument, type DocumentSource } from '../archive/document-source';
import { loadMaking } from '../archive/load-making';
import { shownItemOf } from '../archive/shown-item';
import { inboxTexts } from './inbox-texts';
import {
  collectMonth,
  documentsOfMonth,
  type MonthDocuments,
  type MonthSource,
  placesOf,
  readableName,
} from './month-download';
import type { MonthFormat } from './month-formats';

export interface MonthDownload {
  /** Documents done, of how many; null while nothing is collected. */
  readonly running: { readonly done: number; readonly of: number } | null;
  /** One kind of files after the other; those after one that was stopped are not begun. */
  readonly start: (companies: readonly Company[], month: string, formats: readonly MonthFormat[]) => Promise<void>;
  readonly stop: () => void;
}

const loadPdfs = () => import('../archive/bulk-pdf-making');

/** A month of several companies as files; stopping gives up the zip. */
export function useMonthDownload(): MonthDownload {
  const { db, sync } = useWorkspace();
  const [running, setRunning] = useState<MonthDownload['running']>(null);
  const stopping = useRef<AbortController>(undefined);
  const atTest = useAtTest();
  const busy = useRef(false);
  const sourceOf = (companyOf: (id: string) => Company | undefined): DocumentSource => ({
    db,
    atTest,
    fetch: async (id, format) => {
      const company = companyOf(id);
      return company === undefined ? 'unavailable' : sync.fetchDocument(company.id, id, format);
    },
  });

  /** How far it is stands among the alerts, with its own way to stop it. */
  const savePdfs = async (parts: readonly MonthDocuments[], month: string): Promise<boolean> => {
    const places = placesOf(parts, month);
    const making = await loadMaking(loadPdfs);
    const done = await making?.savePdfs(
      sourceOf((id) => places.get(id)?.company),
      {
        ids: [...places.keys()],
        today: month,
        nameOf: (item) => [...(places.get(item.id)?.folders ?? []), `${readableName(item)}.pdf`],
      },
    );
    // Where the part that makes them has not come, which was told, the other files are taken.
    return done ?? true;
  };

  const saveZip = async (
    parts: readonly MonthDocuments[],
    month: string,
    format: DocumentFormat,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const source: Omit<MonthSource, 'idsOf'> = {
      itemsOf: async (ids) => (await archiveByIds(db, ids)).map(shownItemOf),
      documentOf: (company, item) =>
        archivedDocument(
          sourceOf(() => company),
          item,
          format,
        ),
    };
    const of = countOf(parts);
    try {
      setRunning({ done: 0, of });
      const progress = (done: number): void => setRunning({ done, of });
      const { files, missing } = await collectMonth({ parts, month, format, source, progress, signal });
      if (signal.aborted) return false;
      if (files.length === 0) {
        tell(inboxTexts.nothingHad);
        return true;
      }
      const zip = await documentWorker.call((api) => api.packZip(files), signal);
      saveFile(zip, inboxTexts.zipName(format, month), 'application/zip');
      const [one, many] = inboxTexts.document;
      if (missing > 0) tell(inboxTexts.someMissing(countedNoun(missing, one, many)));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      console.error('The zip of a month was not made:', error);
      tell(inboxTexts.notMade);
      return true;
    } finally {
      setRunning(null);
    }
  };

  const start: MonthDownload['start'] = async (companies, month, formats) => {
    // PDFs are made without a word in the bar: a second press begins nothing.
    if (busy.current) return;
    busy.current = true;
    const own = new AbortController();
    const { signal } = own;
    stopping.current = own;
    try {
      const idsOf = (company: Company, direction: 'out' | 'in') => monthIds(db, company.id, direction, month);
      const parts = await documentsOfMonth(companies, { idsOf });
      if (countOf(parts) === 0) return tell(inboxTexts.nothingThere);
      for (const format of formats) {
        const wanted = await (format === 'pdf' ? savePdfs(parts, month) : saveZip(parts, month, format, signal));
        if (!wanted) return;
      }
    } finally {
      busy.current = false;
    }
  };
  return { running, start, stop: () => stopping.current?.abort() };
}

function countOf(parts: readonly MonthDocuments[]): number {
  return parts.reduce((sum, { ids }) => sum + ids.length, 0);
}

function tell(message: string): void {
  addAlert({ type: 'warning', message });
}
