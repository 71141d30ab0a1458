/**
 * What the product asks of ANAF, and every way it can answer (reference/anaf-efactura.md, sections 1.5 and 3–6).
 * The answers are closed unions: a caller that does not handle one does not compile.
 */

/** Certain that the request had no effect. */
export type NotTaken =
  /** No address answered, or the maintenance redirect stood before the service. */
  | { readonly kind: 'unavailable'; readonly detail: string }
  /** 401: the token is missing, expired or withdrawn; a newer one may help. */
  | { readonly kind: 'unauthorized' }
  /** 403: a missing right or the firewall; no other token helps. */
  | { readonly kind: 'forbidden' }
  /** 429; with how long ANAF asks to be left alone, where it says so. */
  | { readonly kind: 'throttled'; readonly retryAfterMs?: number }
  /** 400 and 404: our request is wrong; repeating it changes nothing. */
  | { readonly kind: 'bad-request'; readonly message: string };

/**
 * The request left and no answer of the service came back: reset, timeout, 5xx, a foreign page, a body that is cut or not
 * of the protocol. A request with an effect may or may not have had it.
 */
export interface Unknown {
  readonly kind: 'unknown';
  readonly detail: string;
}

export type UploadAnswer =
  | { readonly kind: 'taken'; readonly index: string }
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  /** ExecutionStatus 1 for a reason that is not the document: the right for the CIF, our parameters. Not taken. */
  | { readonly kind: 'declined'; readonly text: string }
  /** ExecutionStatus 1 with „A aparut o eroare tehnica”: not taken, to be repeated. */
  | { readonly kind: 'technical'; readonly text: string }
  | NotTaken
  | Unknown;

/** Why a query said nothing of the invoice. */
export type QueryRefusal = 'no-right' | 'not-found' | 'daily-limit' | 'technical' | 'input';

export type StateAnswer =
  | { readonly kind: 'ok'; readonly downloadId: string }
  | { readonly kind: 'nok'; readonly downloadId: string }
  | { readonly kind: 'processing' }
  /** „XML cu erori nepreluat de sistem”: it was refused at upload already. */
  | { readonly kind: 'not-taken-over' }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

/** One entry of a message list. */
export interface AnafMessage {
  /** For `download`; the key entries differ by. */
  readonly id: string;
  /** The upload's index. */
  readonly uploadIndex: string;
  /** Folded to upper case without accents: `FACTURA TRIMISA`, `ERORI FACTURA` … an open set. */
  readonly type: string;
  /** `YYYYMMDDHHMM` in Bucharest. */
  readonly createdAt: string;
  readonly details: string;
  /** The entry as it came, what this version does not read included. */
  readonly raw: Readonly<Record<string, unknown>>;
}

export type ListAnswer =
  | {
      readonly kind: 'page';
      readonly messages: readonly AnafMessage[];
      readonly pages: number;
      /** Fiscal codes of companies that the answer's `cui` names, digits only; absent: it names none. */
      readonly named?: readonly string[];
    }
  /** The end we asked for lies in ANAF's future, by so much where it says its own time. */
  | { readonly kind: 'clock'; readonly text: string; readonly aheadMs: number | undefined }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

export type DownloadAnswer =
  | { readonly kind: 'zip'; readonly bytes: Uint8Array }
  /** Older than 60 days: forever. */
  | { readonly kind: 'gone'; readonly text: string }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

export interface UploadRequest {
  /** Digits only. */
  readonly cif: string;
  readonly standard: 'UBL' | 'CN' | 'CII' | 'RASP';
  /** To a consumer: the twin service. */
  readonly consumer: boolean;
  /** The buyer has no Romanian tax code. */
  readonly external: boolean;
  readonly selfBilled: boolean;
  /** By an enforcement body, for the debtor. */
  readonly enforcement?: boolean;
  readonly bytes: Uint8Array;
}

export interface ListRequest {
  readonly cif: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly page: number;
  /** Absent: every message. */
  readonly filter?: 'E' | 'T' | 'P' | 'R';
}

/** Every call takes the bearer token of the person through whom the company is authorized. */
export interface AnafPort {
  upload(token: string, request: UploadRequest): Promise<UploadAnswer>;
  state(token: string, uploadIndex: string): Promise<StateAnswer>;
  list(token: string, request: ListRequest): Promise<ListAnswer>;
  download(token: string, downloadId: string): Promise<DownloadAnswer>;
}
