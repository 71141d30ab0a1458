/**
 * Gives the person archived documents in one zip, by the worker and the browser's downloads.
 *
 * Invariant: one zip is made at a time; who asks for another meanwhile is told so by the one that is being made.
 */
import { saveFile } from '@/app/files/save-file';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { documentWorker } from '@/workers/document/document-worker';
import { isUnderWay } from './work-in-sight';
import { makeZip, type ZipOrder, type ZipPorts } from './zip-of-documents';
import { zipTexts } from './zip-texts';

/** False where the person stopped it, or another one is being made. */
export async function saveZip(order: ZipOrder): Promise<boolean> {
  return !isUnderWay(zipTexts) && makeZip(PORTS, order);
}

const PORTS: ZipPorts = {
  pack: (files, signal) => documentWorker.call((api) => api.packZip([...files]), signal),
  save: (zip, name) => saveFile(zip, name, 'application/zip'),
  tell: addAlert,
  untell: removeAlert,
};
