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
import { archivedDocument } from '../archive/document-source';
import { loadMaking } from '../archive/load-making';
import { shownItemOf } from '../archive/shown-item';
import { inboxTexts } from './inbox-texts';
import { collectMonth, documentsOfMonth, type MonthSource } from './month-download';
import type { MonthFormat } from './month-formats';

export interface MonthDownload {
  /** Documents done, of how many; null while nothing is collected. */
  readonly running: { readonly done: number; readonly of: number } | null;
  /** One kind of files after the other. */
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
  const sourceOf = (company: Company) => ({
    db,
    atTest,
    fetch: (id: Parameters<typeof sync.fetchDocument>[1], format: DocumentFormat) =>
      sync.fetchDocument(company.id, id, format),
  });

  const savePdfs = async (companies: readonly Company[], month: string): Promise<void> => {
    const making = await loadMaking(loadPdfs);
    for (const company of companies) {
      const ids = [...(await monthIds(db, company.id, 'in', month)), ...(await monthIds(db, company.id, 'out', month))];
      await making?.savePdfs(sourceOf(company), { ids, today: `RO${company.cif}-${month}` });
    }
  };

  const saveZip = async (
    companies: readonly Company[],
    month: string,
    format: DocumentFormat,
    signal: AbortSignal,
  ): Promise<void> => {
    const source: MonthSource = {
      idsOf: (company, direction) => monthIds(db, company.id, direction, month),
      itemsOf: async (ids) => (await archiveByIds(db, ids)).map(shownItemOf),
      documentOf: (company, item) => archivedDocument(sourceOf(company), item, format),
    };
    try {
      const parts = await documentsOfMonth(companies, source);
      const of = parts.reduce((sum, { ids }) => sum + ids.length, 0);
      if (of === 0) return tell(inboxTexts.nothingThere);
      setRunning({ done: 0, of });
      const progress = (done: number): void => setRunning({ done, of });
      const { files, missing } = await collectMonth({ parts, month, format, source, progress, signal });
      if (signal.aborted) return;
      if (files.length === 0) return tell(inboxTexts.nothingHad);
      const zip = await documentWorker.call((api) => api.packZip(files), signal);
      saveFile(zip, inboxTexts.zipName(format, month), 'application/zip');
      const [one, many] = inboxTexts.document;
      if (missing > 0) tell(inboxTexts.someMissing(countedNoun(missing, one, many)));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      setRunning(null);
    }
  };

  const start: MonthDownload['start'] = async (companies, month, formats) => {
    const own = new AbortController();
    stopping.current = own;
    for (const format of formats) {
      if (own.signal.aborted) return;
      await (format === 'pdf' ? savePdfs(companies, month) : saveZip(companies, month, format, own.signal));
    }
  };
  return { running, start, stop: () => stopping.current?.abort() };
}

function tell(message: string): void {
  addAlert({ type: 'warning', message });
}
