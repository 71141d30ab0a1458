/** Of which declaration an upload speaks: its declarant's code, and his own reference in place of a number. */
import type { FiledDocument } from '../anaf/document-check';
import type { StandInRequest } from '../stand-in-http';
import { attribute, checkTransport } from './transport-document';

const UPLOAD = /\/upload\/ETRANSP\/(\d+)\//;

export function transportOfRequest({
  path,
  body,
}: Pick<StandInRequest, 'path' | 'body'>): Pick<FiledDocument, 'sellerCif' | 'number'> | undefined {
  const cif = UPLOAD.exec(path)?.[1];
  if (cif === undefined) return undefined;
  const checked = checkTransport(body);
  return checked.kind === 'unreadable'
    ? undefined
    : { sellerCif: cif, number: attribute(checked.root, 'refDeclarant') };
}
