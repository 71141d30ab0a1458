/**
 * Gives the person archived documents in one zip, by the worker and the browser's downloads.
 *
 * Invariant: one zip is made at a time; who asks for another meanwhile is told so.
 */
import { saveFile } from '@/app/files/save-file';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { documentWorker } from '@/workers/document/document-worker';
import { makeZip, type ZipOrder, type ZipPorts } from './zip-of-documents';
import { zipTexts } from './zip-texts';

let making = false;

/** False where the person stopped it, or another one is being made. */
export async function saveZip(order: ZipOrder): Promise<boolean> {
  if (making) {
    addAlert({ id: zipTexts.busyId, type: 'info', message: zipTexts.busy });
    return false;
  }
  making = true;
  try {
    return await makeZip(PORTS, order);
  } finally {
    making = false;
    removeAlert(zipTexts.busyId);
  }
}

const PORTS: ZipPorts = {
  pack: (files, signal) => documentWorker.call((api) => api.packZip([...files]), signal),
  save: (zip, name) => saveFile(zip, name, 'application/zip'),
  tell: addAlert,
  untell: removeAlert,
};
