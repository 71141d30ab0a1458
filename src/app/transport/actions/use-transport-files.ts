import { useMemo } from 'react';
import type { Transport } from '@/api/entities/transport';
import { saveFile } from '@/app/files/save-file';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import { actionFacts } from '@/db/transport/transport-queries';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { safeName } from '@/workers/document/file-names';
import { uitText } from '../uit-time';
import { actionTexts } from './action-texts';
import { declarationXml, type XmlSource } from './declaration-xml';
import { tellMissing } from './tell-outcome';

export interface TransportFiles {
  readonly pdf: (item: Transport) => Promise<void>;
  readonly xml: (item: Transport) => Promise<void>;
  /** By the device's own sheet where it has one, else as a download. */
  readonly share: (item: Transport) => Promise<void>;
}

const loadMaking = () => loadChunk(() => import('./make-transport-pdf'));

export function useTransportFiles(): TransportFiles {
  const workspace = useWorkspace();
  return useMemo(() => {
    const pdfOf = (item: Transport) => pdf(workspace, item);
    return {
      pdf: async (item) => {
        const made = await pdfOf(item);
        if (made !== undefined) saveFile(made, fileName(item, 'pdf'), 'application/pdf');
      },
      xml: async (item) => {
        const xml = await declarationXml(workspace, item);
        if (xml === undefined) tellMissing(item);
        else saveFile(xml, fileName(item, 'xml'), 'application/xml');
      },
      share: async (item) => {
        const made = await pdfOf(item);
        if (made !== undefined) await shareFile(made, item);
      },
    };
  }, [workspace]);
}

async function pdf(source: XmlSource, item: Transport): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const xml = await declarationXml(source, item);
  if (xml === undefined) return tellMissing(item);
  try {
    return await (await loadMaking()).transportPdfOf(xml, item, Date.now());
  } catch (error) {
    console.error('The PDF of a declaration could not be made:', error);
    addAlert({ type: 'error', message: actionTexts.pdfFailed });
    return undefined;
  }
}

async function shareFile(content: Uint8Array<ArrayBuffer>, item: Transport): Promise<void> {
  const file = new File([content], fileName(item, 'pdf'), { type: 'application/pdf' });
  const text = actionTexts.shareText(uitText(item.uit), dayText(uitWindow(actionFacts(item))?.lastDay ?? ''));
  if (navigator.canShare?.({ files: [file] }) !== true) return saveFile(content, file.name, file.type);
  try {
    await navigator.share({ files: [file], title: item.uit, text });
  } catch (error) {
    // The person closed the device's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // A slow PDF, and the press is too long ago for the sheet; or the system has none after all.
    saveFile(content, file.name, file.type);
  }
}

function fileName({ uit, vehicle }: Transport, ending: 'pdf' | 'xml'): string {
  return safeName(`UIT-${uit === '' ? vehicle : uit}.${ending}`);
}
