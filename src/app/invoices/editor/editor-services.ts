/**
 * What the editor needs of the rest of the app: local data, commands, and the few questions to outside services. One
 * implementation binds it to the open workspace (workspace-services.ts); the components know only this.
 */
import { createContext, useContext } from 'react';
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import type { Company } from '@/api/entities/company';
import type { Partner } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import type { SerialContent } from '@/api/entities/serial';
import type { DraftKeeping } from '@/app/unsaved/draft-saver';
import type { AddSerialOutcome } from '@/db/collections/serial';
import type { UnsavedCopy } from '@/db/drafts/unsaved-copy';
import type { DraftFate } from '@/db/drafts/what-became';
import type { DrawPreview } from '@/db/numbers/lease-queries';
import type { InvalidInvoices } from '@/db/settings/invalid-invoices';
import type { SettledPart } from '@/domain/invoice/advance/settled-parts';
import type { Invoice, IsoDate } from '@/domain/invoice/invoice';
import type { DraftLine, DraftParty, InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { HeldInterval } from '@/domain/numbering/reserved-before';
import type { InvoiceLook } from '@/domain/paper/look/invoice-look';
import type { JudgedFinding } from '@/workers/document/judge-draft';
import type { PriceOffer, SoldProduct } from './model/line-of-product';
import type { VatChoice } from './model/vat-choices';

/** A series of numbers as it stands on this device. */
export interface SeriesChoice {
  readonly id: string;
  readonly serial: SerialContent;
  /** The server has it, so it can give numbers. */
  readonly confirmed: boolean;
  /** A restored server grants no numbers of it yet. */
  readonly waits: boolean;
  /** What an invoice of the date would get here. */
  readonly numberOn: (date: IsoDate) => SeriesNumber;
  /** Numbers still free in this device's leases, and the size of the leases. */
  readonly free: number;
  readonly reserved: number;
}

/** `before`: free numbers of other devices directly before it; absent where it follows the last one in use. */
export type SeriesNumber =
  | { readonly kind: 'number'; readonly text: string; readonly before?: HeldInterval }
  | Exclude<DrawPreview, { kind: 'number' }>;

export interface ProductSuggestion {
  readonly product: SoldProduct;
  readonly offer: PriceOffer;
}

/** What the prices of a draft hang on. */
export type PricedDraft = Pick<InvoiceDraft, 'buyer' | 'issueDate' | 'currency' | 'typeCode'>;

/** An invoice that a later one may take back as an advance. */
export interface IssuedToBuyer {
  readonly id: string;
  readonly number: string;
  readonly issueDate: IsoDate;
  readonly total: string;
  readonly currency: string;
  /** By the words of its lines, where it is on this device. */
  readonly isAdvance: boolean;
  /** Numbers of the partner's documents on this device that name it and were not taken back: it may be settled already. */
  readonly namedBy: readonly string[];
  /** Those of them off whose sum to be paid an advance came, perhaps this one. */
  readonly prepaidBy: readonly string[];
  /** By lines with minus on those documents; `left` without VAT, '' where nothing was or the document is not here. */
  readonly settled: readonly SettledPart[];
  readonly left: string;
  /** With VAT, what may still come off a sum to be paid: the total, or the rest of it. */
  readonly toTakeOff: string;
  /** Why nothing of it can be settled any more; null where something can. */
  readonly gone: 'settled' | 'reversed' | null;
}

export type LookUpAnswer =
  | { readonly kind: 'found'; readonly company: CompanyDetailsResult }
  | { readonly kind: 'none' | 'offline' | 'failed' }
  /** Asked too often; in the server's words, with the minutes. */
  | { readonly kind: 'too-often'; readonly text: string };

export type RateAnswer =
  | { readonly kind: 'found'; readonly rate: string; readonly day: string }
  | { readonly kind: 'offline' | 'failed' };

export type IssueAnswer =
  | { readonly kind: 'issued'; readonly number: string; readonly invoiceId: string }
  /** `sentence`: what happened, what is safe, what to do. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | IssueHalt;

/** Something is to be decided or put right first; nothing was done. */
export type IssueHalt =
  /** The official rules refuse it, and the setting leaves it to the person. */
  | { readonly kind: 'undecided'; readonly rules: readonly string[] }
  /** The last invoice of the series here is of a later day: numbers follow dates. */
  | { readonly kind: 'date-before-last'; readonly lastDate: IsoDate }
  /** Dated after today: only for tomorrow can a person decide, later days the server refuses. */
  | { readonly kind: 'future-date'; readonly decidable: boolean; readonly today: IsoDate };

/** What the person has decided about an invoice that was halted. */
export interface IssueDecisions {
  /** Rules whose refusal by ANAF is taken. */
  readonly rules: readonly string[];
  readonly futureDate: boolean;
}

/** The official rules on one open draft. */
export interface DraftJudging {
  /** The draft as it stands, in words. */
  readonly judge: (draft: InvoiceDraft, number: string) => Promise<readonly JudgedFinding[]>;
  /** The draft is left: what was remembered of it may go. */
  readonly close: () => void;
}

export interface EditorServices {
  readonly company: Company;
  readonly vatChoices: readonly VatChoice[];
  readonly series: readonly SeriesChoice[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly online: boolean;
  /** Of the company's invoices on paper; null where it has chosen none. */
  readonly look: InvoiceLook | null;
  /** Who writes; '' where the account has no name. */
  readonly author: string;
  /** Local day, `yyyy-MM-dd`. */
  readonly today: string;
  readonly newLine: () => DraftLine;
  readonly searchPartners: (query: string) => Promise<readonly Partner[]>;
  readonly searchProducts: (query: string, draft: PricedDraft) => Promise<readonly ProductSuggestion[]>;
  /** The same for products by their ids; those that are gone are left out. */
  readonly offersFor: (products: readonly string[], draft: PricedDraft) => Promise<readonly ProductSuggestion[]>;
  /** Adds what was typed to the company's definitions; answers the new id. */
  readonly addPartner: (buyer: DraftParty) => Promise<string>;
  readonly addProduct: (line: DraftLine, currency: string) => Promise<string>;
  /** What was issued to a buyer, or self-billed in a supplier's name, newest first; none for one without a code. */
  readonly issuedTo: (taxId: string, selfBilled: boolean) => Promise<readonly IssuedToBuyer[]>;
  /** Null where it is not here and cannot be had. */
  readonly archivedInvoice: (id: string) => Promise<Invoice | null>;
  readonly lookUp: (cui: string) => Promise<LookUpAnswer>;
  readonly exchangeRate: (currency: string, day: string) => Promise<RateAnswer>;
  /** `joined`: another tab or device had begun the same correction. */
  readonly keeping: DraftKeeping<InvoiceDraft, string>;
  /** What became of a draft that was issued or removed meanwhile. */
  readonly fateOf: (id: string) => Promise<DraftFate>;
  /** A copy for the next start, should this page not live to write it; gives what drops it, null where there is no room. */
  readonly keepUnsaved: (
    id: string,
    content: InvoiceDraft,
    stored: Pick<UnsavedCopy, 'written' | 'underWay'>,
  ) => (() => void) | null;
  /** Keeps a file's content on the device, for the drafts that name it; its id. */
  readonly keepFile: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly removeDraft: (id: string) => Promise<void>;
  /** Without a word: nothing was written in it. */
  readonly discardDraft: (id: string) => Promise<void>;
  readonly openJudging: () => DraftJudging;
  readonly issue: (id: string, draft: InvoiceDraft, decided: IssueDecisions) => Promise<IssueAnswer>;
  /** Of this device and company: what happens to invoices that the rules refuse. */
  readonly invalidInvoices: InvalidInvoices;
  readonly setInvalidInvoices: (value: InvalidInvoices) => Promise<void>;
  /** Asks the server for numbers; why none came, as a sentence, '' where they did. */
  readonly reserveNumbers: (serialId: string) => Promise<string>;
  readonly addSeries: (content: SerialContent) => Promise<AddSerialOutcome>;
}

export const EditorServicesContext = createContext<EditorServices | null>(null);

export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (services === null) throw new Error('The editor is drawn outside its services.');
  return services;
}
