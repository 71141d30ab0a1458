/** `GET /descarcare`: a zip, or JSON with HTTP 200 where there is none. */
import { zipSync } from 'fflate';
import { jsonReply, type StandInReply, type StandInRequest, zipReply } from '../stand-in-http';
import { type AnafContext, hasRight, isDigits, parameter } from './anaf-context';
import type { UploadRecord } from './anaf-records';
import { ANAF_TEXTS } from './anaf-texts';
import { badRequest } from './bad-request';
import { xmlAttribute } from './xml-attribute';

const downloadError = (eroare: string): StandInReply => jsonReply({ eroare, titlu: 'Descarcare mesaj' });

export function download(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const id = parameter(request, 'id');
  if (id === undefined) return badRequest(now, ANAF_TEXTS.downloadParam);
  if (!isDigits(id)) return downloadError(ANAF_TEXTS.downloadNotNumber(id));
  const record = context.store.byDownload(id);
  if (record === undefined || now < record.at + context.settings.processingMs)
    return downloadError(ANAF_TEXTS.downloadUnknown(id));
  if (![record.cif, record.sellerCif, record.buyerCif].some((cif) => hasRight(context, cif)))
    return downloadError(ANAF_TEXTS.downloadNoRight);
  if (now > record.at + context.settings.downloadableMs) return downloadError(ANAF_TEXTS.downloadExpired);
  if (!context.limits.withinDay(`download:${id}`, context.settings.downloadsPerMessageDay, now))
    return downloadError(ANAF_TEXTS.downloadLimit);
  return zipReply(signedZip(context, record));
}

function signedZip(context: AnafContext, record: UploadRecord): Uint8Array {
  const name = `${record.index}.xml`;
  const bytes =
    record.verdict === 'ok' ? Buffer.from(record.xml, 'base64') : new TextEncoder().encode(errorsDocument(record));
  const signature = new TextEncoder().encode(context.signer.sign(name, bytes));
  // The same record always gives the same zip: times are the upload's, not the download's.
  const mtime = new Date(record.at);
  return zipSync({ [name]: [bytes, { mtime }], [`semnatura_${name}`]: [signature, { mtime }] });
}

function errorsDocument(record: UploadRecord): string {
  const errors = record.errors.map((text) => `    <Error errorMessage="${xmlAttribute(text)}"/>\n`).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="${record.index}" ` +
    `Cif_emitent="${record.sellerCif}">\n${errors}</header>`
  );
}
