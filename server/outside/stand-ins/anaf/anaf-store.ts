/**
 * The stand-in's memory of its log.
 *
 * Invariants: an index is given once; of the uploads with one seller, number, date and total at most one has verdict ok.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { AppendLog } from '../append-log';
import { type AnafRecord, anafRecordSchema, type Standard, type TokenRecord, type UploadRecord } from './anaf-records';
import type { FiledDocument } from './document-check';
import { type MailboxEntry, mailboxEntries } from './mailbox-entries';

export interface NewUpload {
  readonly at: number;
  readonly cif: string;
  readonly standard: Standard;
  readonly selfBilled: boolean;
  /** By an enforcement body. */
  readonly enforcement?: boolean;
  /** With `extern=DA`. */
  readonly external?: boolean;
  /** By `uploadb2c`. */
  readonly consumer?: boolean;
  /** RASP: the index of the invoice. */
  readonly about?: string;
  readonly document: FiledDocument;
  readonly errors: readonly string[];
  readonly bytes: Uint8Array;
}

export interface AnafStore {
  /** `duplicateText` undefined: duplicates are taken like any other. */
  upload(upload: NewUpload, duplicateText: ((earlier: UploadRecord) => string) | undefined): UploadRecord;
  byIndex(index: string): UploadRecord | undefined;
  /** Of whichever party's message. */
  byDownload(id: string): UploadRecord | undefined;
  /** The mailbox of a CIF, newest last. */
  mailboxOf(cif: string): readonly MailboxEntry[];
  /** Without those of forgotten companies. */
  all(): readonly UploadRecord[];
  /** Empties the mailbox of a CIF, and lets what it sent be sent anew; who asks by an index is still answered. */
  forget(cif: string): void;
  giveToken(token: TokenRecord): void;
  /** The token pair an access token belongs to, where it was not replaced. */
  findAccess(access: string): TokenRecord | undefined;
  /** The token pair a refresh token belongs to, where it was not used. */
  findRefresh(refresh: string): TokenRecord | undefined;
  /** Ends the pair; of one that is not there nothing is said. */
  revoke(refresh: string): void;
}

/** Above 32 bits, as the real indexes are. */
const FIRST_INDEX = 5_001_120_000n;
/** Distance between upload and download ids, so that mixing them up is seen. */
const DOWNLOAD_OFFSET = 3_000_000_000n;

const duplicateKey = (of: Pick<FiledDocument, 'sellerCif' | 'number' | 'issueDate' | 'total'>): string =>
  JSON.stringify([of.sellerCif, of.number, of.issueDate, of.total]);

export function createAnafStore(log: AppendLog, entries: readonly unknown[]): AnafStore {
  const uploads = new Map<string, UploadRecord>();
  const downloads = new Map<string, UploadRecord>();
  const mailboxes = new Map<string, MailboxEntry[]>();
  const accepted = new Map<string, UploadRecord>();
  const forgotten = new Set<string>();
  const access = new Map<string, TokenRecord>();
  const refresh = new Map<string, TokenRecord>();

  function keep(record: AnafRecord): void {
    if (record.kind === 'token') keepToken(record);
    else if (record.kind === 'revoked') endPair(record.refresh);
    else if (record.kind === 'forgotten') forgetCompany(record.cif);
    else keepUpload(record);
  }

  function keepUpload(record: UploadRecord): void {
    uploads.set(record.index, record);
    downloads.set(record.downloadId, record);
    for (const entry of mailboxEntries(record)) {
      downloads.set(entry.id, record);
      const mailbox = mailboxes.get(entry.owner);
      if (mailbox === undefined) mailboxes.set(entry.owner, [entry]);
      else mailbox.push(entry);
    }
    if (record.verdict === 'ok' && record.standard !== 'RASP') accepted.set(duplicateKey(record), record);
  }

  function forgetCompany(cif: string): void {
    mailboxes.delete(cif);
    for (const record of uploads.values()) {
      if (record.cif !== cif && record.sellerCif !== cif && record.buyerCif !== cif) continue;
      forgotten.add(record.index);
      if (record.sellerCif === cif) accepted.delete(duplicateKey(record));
    }
  }

  /** Rotation: the pair that is replaced stops working. */
  function keepToken(token: TokenRecord): void {
    endPair(token.replaces);
    access.set(token.access, token);
    refresh.set(token.refresh, token);
  }

  function endPair(refreshToken: string): void {
    const pair = refresh.get(refreshToken);
    if (pair === undefined) return;
    refresh.delete(pair.refresh);
    access.delete(pair.access);
  }

  for (const entry of entries) keep(v.parse(anafRecordSchema, entry));

  return {
    upload: (upload, duplicateText) => {
      const earlier = accepted.get(duplicateKey(upload.document));
      // Seen in public documents: the duplicate's text beside the others.
      const isDuplicate = earlier !== undefined && duplicateText !== undefined;
      const errors = isDuplicate ? [duplicateText(earlier), ...upload.errors] : upload.errors;
      const record = uploadRecord(FIRST_INDEX + BigInt(uploads.size), upload, errors);
      log.append(record);
      keep(record);
      return record;
    },
    byIndex: (index) => uploads.get(index),
    byDownload: (id) => downloads.get(id),
    mailboxOf: (cif) => mailboxes.get(cif) ?? [],
    all: () => [...uploads.values()].filter(({ index }) => !forgotten.has(index)),
    forget: (cif) => {
      log.append({ kind: 'forgotten', cif });
      forgetCompany(cif);
    },
    giveToken: (token) => {
      log.append(token);
      keepToken(token);
    },
    findAccess: (token) => access.get(token),
    findRefresh: (token) => refresh.get(token),
    revoke: (token) => {
      log.append({ kind: 'revoked', refresh: token });
      endPair(token);
    },
  };
}

function uploadRecord(index: bigint, upload: NewUpload, errors: readonly string[]): UploadRecord {
  const { sellerCif, buyerCif, number, issueDate, total } = upload.document;
  return {
    kind: 'upload',
    index: String(index),
    downloadId: String(index - DOWNLOAD_OFFSET),
    at: upload.at,
    cif: upload.cif,
    standard: upload.standard,
    selfBilled: upload.selfBilled,
    enforcement: upload.enforcement ?? false,
    external: upload.external ?? false,
    consumer: upload.consumer ?? false,
    about: upload.about ?? '',
    sellerCif,
    buyerCif,
    number,
    issueDate,
    total,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    verdict: errors.length === 0 ? 'ok' : 'nok',
    errors: [...errors],
    xml: Buffer.from(upload.bytes).toString('base64'),
  };
}
