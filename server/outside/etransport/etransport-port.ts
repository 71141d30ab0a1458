/** What the product asks of ANAF's e-Transport, and every way it can answer (reference/anaf-etransport.md, section 1). */
import type { NotTaken, QueryRefusal, Unknown } from '../anaf/anaf-port';

export type TransportUploadAnswer =
  /** The UIT counts only once the state is ok. */
  | { readonly kind: 'taken'; readonly index: string; readonly uit: string }
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  /** For a reason that is not the document: the right for the CIF, our parameters. Not taken. */
  | { readonly kind: 'declined'; readonly text: string }
  | NotTaken
  | Unknown;

export type TransportStateAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'nok'; readonly texts: readonly string[] }
  | { readonly kind: 'processing' }
  /** „XML cu erori nepreluat de sistem”: it was refused at upload already. */
  | { readonly kind: 'not-taken-over' }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

/** A vehicle as ANAF knows it, and who told it. */
export interface ListedVehicle {
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  readonly reference: string;
  readonly index: string;
}

/** One record of the list; '' what it does not say. */
export interface ListedTransport {
  /** `NOT`, `COR`, `DEL`, `CON`, `MVH`; '' in older answers. */
  readonly type: string;
  readonly ok: boolean;
  readonly uit: string;
  readonly declarant: string;
  readonly reference: string;
  readonly index: string;
  /** `YYYYMMDDHHMMSS` in Bucharest. */
  readonly createdAt: string;
  /** `yyyy-MM-dd`. */
  readonly startDate: string;
  readonly operation: string;
  readonly partner: { readonly country: string; readonly code: string; readonly name: string };
  readonly organiser: { readonly country: string; readonly code: string; readonly name: string };
  readonly vehicle: ListedVehicle;
  /** Changes of vehicle, on a declaration's record. */
  readonly changes: readonly ListedVehicle[];
  readonly lines: number;
  readonly netWeight: string;
  readonly grossWeight: string;
  readonly value: string;
  /** Of the last confirmation: its kind and its index. */
  readonly confirmation: { readonly type: string; readonly index: string } | null;
  readonly messages: readonly string[];
}

export type TransportListAnswer =
  | { readonly kind: 'list'; readonly transports: readonly ListedTransport[] }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

/** An active declaration of somebody in which the company is the organiser. */
export interface CarriedTransport {
  readonly uit: string;
  readonly declarantCode: string;
  readonly declarantName: string;
  readonly reference: string;
  readonly startDate: string;
  /** First day on which the UIT no longer holds, `yyyy-MM-dd`; '' where it does not say. */
  readonly expiresOn: string;
  readonly organiserCode: string;
  readonly organiserName: string;
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  readonly from: string;
  readonly to: string;
}

export type CarriedAnswer =
  | { readonly kind: 'carried'; readonly transports: readonly CarriedTransport[] }
  | { readonly kind: 'query-failed'; readonly reason: QueryRefusal; readonly text: string }
  | NotTaken
  | Unknown;

/** Every call takes the bearer token of the person through whom the company is authorized, the same as for e-Factura. */
export interface TransportPort {
  /** `cif`: digits. */
  upload(token: string, cif: string, bytes: Uint8Array): Promise<TransportUploadAnswer>;
  state(token: string, uploadIndex: string): Promise<TransportStateAnswer>;
  /** `days`: 1 to 60. */
  list(token: string, cif: string, days: number): Promise<TransportListAnswer>;
  carried(token: string, cif: string): Promise<CarriedAnswer>;
}
