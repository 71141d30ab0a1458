/** The documents among the files that a person gave to be shown: single ones, and those in a zip, as SPV gives them. */
import { filesOfList, type UnopenedFile } from '@/app/files/found-files';
import { UNOPENED_WORDS } from '@/app/files/unopened-texts';
import { addAlert } from '@/app/state/alerts';
import { documentWorker } from '@/workers/document/document-worker';
import type { UnpackedZip } from '@/workers/document/unpack-zip';
import type { HandedFile } from '../archive/handed-files';
import { filesTexts } from './files-texts';

/** Each is a card over the page; a whole archive belongs to „Trimitere XML” and to the import. */
const MOST = 100;
const MOST_TOLD = 3;

/** What is no zip is given as it is: the page says of it what it is. */
export async function openGiven(given: readonly File[]): Promise<readonly HandedFile[]> {
  const opened: HandedFile[] = [];
  const unopened: UnopenedFile[] = [];
  for (const file of given) {
    if (!/\.zip$/i.test(file.name)) opened.push({ name: file.name, content: file });
    else
      for await (const found of filesOfList([file], unpack)) {
        if ('unopened' in found) unopened.push(found.unopened);
        else opened.push({ name: found.file.path, content: found.file.content });
      }
  }
  for (const { path, reason } of unopened.slice(0, MOST_TOLD))
    addAlert({ type: 'warning', message: filesTexts.unopened, description: `${path}: ${UNOPENED_WORDS[reason]}.` });
  if (opened.length > MOST)
    addAlert({ type: 'info', message: filesTexts.first(MOST), description: filesTexts.firstText });
  return opened.slice(0, MOST);
}

function unpack(zip: Uint8Array<ArrayBuffer>): Promise<UnpackedZip> {
  return documentWorker.call<UnpackedZip>(async (api) => api.unpackZip(zip));
}
