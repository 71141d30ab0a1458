/**
 * The server as the contract describes it, in memory: keys with their answers, consecutive versions a company, field-by-field
 * merging, removals that lose to edits, one row a stream entry. Its effects are counted, so that a second one shows.
 */

import * as v from 'valibot';
import type { Change } from '@/api/collections';
import type { Company } from '@/api/entities/company';
import { versionSchema } from '@/api/ids';
import { clashingFields } from '@/domain/merge/merge-fields';
import { sameValue } from '@/domain/merge/same-value';
import { companyOf } from '../../db/support/company-sample';
import { COMPANY } from '../../db/support/test-database';

export type Row = Record<string, unknown>;

export interface ServerAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface CompanyState {
  version: number;
  readonly rows: Map<string, { collection: string; id: string; version: number; row: Row | null }>;
}

export type ServerCopy = Pick<ServerModel, 'companies' | 'answers' | 'effects'>;

export class ServerModel {
  readonly companies = new Map<number, CompanyState>();
  readonly answers = new Map<string, { hash: string; answer: ServerAnswer }>();
  /** Keys that the server has ever answered for good: with an effect, or with its refusal (which is not kept). */
  readonly answered = new Set<string>();
  /** How often each key took effect. */
  readonly effects = new Map<string, number>();
  /** Calls in the order in which they took effect. */
  readonly log: { key: string; call: string; company: number; body: unknown }[] = [];
  /** Wanted refusals, by call name; asked before any effect, and after the key. */
  refuse: (call: string, body: Row) => ServerAnswer | null = () => null;
  /** Wanted refusals of the caller: given before the key is looked up. */
  refuseCaller: () => ServerAnswer | null = () => null;

  /** Whom the user may work for. */
  named: readonly Company[] = [companyOf(COMPANY)];
  /** Which database it is; undefined: a server of before epochs (docs/decisions/0017). */
  epoch: string | undefined;
  private readonly heads = new Map<number, number>();

  /** What a restore's command does. */
  beginEpoch(id: string): void {
    this.epoch = id;
    for (const [company, { version }] of this.companies) this.heads.set(company, version);
  }

  company(id: number): CompanyState {
    const known = this.companies.get(id);
    if (known !== undefined) return known;
    const made: CompanyState = { version: 0, rows: new Map() };
    this.companies.set(id, made);
    return made;
  }

  /** What a backup holds. */
  copy(): ServerCopy {
    return structuredClone({ companies: this.companies, answers: this.answers, effects: this.effects });
  }

  /** Restored from a copy: what came after it never was. */
  restore(copy: ServerCopy): void {
    for (const name of ['companies', 'answers', 'effects'] as const) this[name].clear();
    const { companies, answers, effects } = structuredClone(copy);
    for (const [id, state] of companies) this.companies.set(id, state);
    for (const [key, answer] of answers) this.answers.set(key, answer);
    for (const [key, count] of effects) this.effects.set(key, count);
  }

  /** A change made elsewhere. */
  write(company: number, collection: string, id: string, row: Row | null): number {
    const state = this.company(company);
    state.version += 1;
    state.rows.set(`${collection}:${id}`, { collection, id, version: state.version, row });
    return state.version;
  }

  row(company: number, collection: string, id: string): Row | null {
    return this.company(company).rows.get(`${collection}:${id}`)?.row ?? null;
  }

  handle(call: string, params: URLSearchParams, body: unknown, key: string | null): ServerAnswer {
    if (call === 'Changes' && isRow(body)) return this.changes(body);
    if (call === 'LineWords' && isRow(body)) return this.lineWords(body);
    if (call === 'GetAuthorizations') return this.authorizations();
    const caller = this.refuseCaller();
    if (caller !== null) {
      if (key !== null) this.answered.add(key);
      return caller;
    }
    const hash = `${call} ${params.toString()} ${JSON.stringify(body)}`;
    const known = key === null ? undefined : this.answers.get(key);
    if (known !== undefined) return known.hash === hash ? known.answer : refusal(422, 'key-reused');
    const answer = this.effect(call, params, body, key ?? '');
    if (key !== null && answer.status < 500) this.answered.add(key);
    // Refusals too (docs/decisions/0008).
    if (key !== null && answer.status < 500) this.answers.set(key, { hash, answer });
    return answer;
  }

  /** Of documents' lines, by the version that recorded them; `''` is the epoch of a server of before epochs. */
  readonly words: { readonly id: string; readonly words: string; readonly version: number }[] = [];

  private lineWords(body: Row): ServerAnswer {
    const newer = this.words.filter(({ version }) => version > Number(body.since));
    const page = newer.slice(0, Number(body.limit));
    const version = page.at(-1)?.version ?? Number(body.since);
    const head = Math.max(this.company(Number(body.company)).version, version);
    const documents = page.map(({ id, words }) => ({ id, words }));
    return ok({ documents, version, head, hasMore: page.length < newer.length, epoch: this.epoch ?? '' });
  }

  private authorizations(): ServerAnswer {
    return ok({ companies: this.named, ...(this.epoch === undefined ? {} : { epoch: this.epoch }) });
  }

  private changes(body: Row): ServerAnswer {
    const state = this.company(Number(body.company));
    const since = Number(body.since);
    const told = this.epoch === undefined ? {} : { epoch: this.epoch };
    const nothing = { changes: [], version: state.version, head: state.version, hasMore: false, remaining: 0, ...told };
    if (this.epoch !== undefined && body.epoch !== undefined && body.epoch !== this.epoch)
      return ok({ ...nothing, lostAfter: this.heads.get(Number(body.company)) ?? 0 });
    if (since > state.version) return ok(nothing);
    const all = [...state.rows.values()].filter(({ version }) => version > since);
    const page = all.sort((a, b) => a.version - b.version).slice(0, Number(body.limit));
    const hasMore = page.length < all.length;
    const changes: Change[] = page.map((one) => ({ ...one, version: v.parse(versionSchema, one.version) }));
    const version = hasMore ? (page.at(-1)?.version ?? since) : state.version;
    return ok({ changes, version, head: state.version, hasMore, remaining: all.length - page.length, ...told });
  }

  private effect(call: string, params: URLSearchParams, body: unknown, key: string): ServerAnswer {
    const input = isRow(body) ? body : {};
    const refused = this.refuse(call, input);
    if (refused !== null) return refused;
    const answer = call === 'InvoiceUpload' ? this.upload(params, String(body)) : this.change(call, input);
    if (answer.status !== 200) return answer;
    this.effects.set(key, (this.effects.get(key) ?? 0) + 1);
    const company = Number(params.get('company') ?? input.company ?? input.companyId);
    this.log.push({ key, call, company, body });
    return answer;
  }

  /** Devices whose lease a person has closed. */
  readonly closedDevices = new Set<string>();

  private upload(params: URLSearchParams, xml: string): ServerAnswer {
    const company = Number(params.get('company'));
    const known = this.row(company, 'archive', params.get('invoice') ?? '');
    // The same invoice with the same bytes is acknowledged again, whatever became of its lease.
    if (known !== null) return ok({ version: this.versionOf(company, 'archive', String(known.id)), item: known });
    if (this.closedDevices.has(params.get('device') ?? '')) return refusal(422, 'number-outside-lease');
    const id = params.get('invoice') ?? '';
    const number = /<number>(.*)<\/number>/.exec(xml)?.[1] ?? xml;
    const taken = [...this.company(company).rows.values()].some(
      (one) => one.collection === 'archive' && one.id !== id && one.row?.number === number,
    );
    if (taken) return refusal(422, 'number-taken');
    const item = archiveItem(id, number, params);
    const version = this.write(company, 'archive', id, item);
    const draft = params.get('draft') ?? '';
    if (draft !== '' && this.row(company, 'draft', draft) !== null) this.write(company, 'draft', draft, null);
    return ok({ version, item });
  }

  private versionOf(company: number, collection: string, id: string): number {
    return this.company(company).rows.get(`${collection}:${id}`)?.version ?? 0;
  }

  private change(call: string, body: Row): ServerAnswer {
    if (call === 'AddCompanyInternCode')
      return this.add(Number(body.companyId), 'internCode', { internCode: body.internalCode });
    if (call === 'SaveInternalCodes') return this.saveCodes(body);
    const company = Number(body.company);
    const collection = COLLECTION_OF[call.replace(/^(Add|Update|Remove|Save)/, '')] ?? '';
    if (/^(Add|SaveDraft)/.test(call)) return this.add(company, collection, body);
    const id = String(body.id);
    const stored = this.company(company).rows.get(`${collection}:${id}`);
    if (stored === undefined || stored.row === null) {
      if (call.startsWith('Remove')) return ok({ version: stored?.version ?? 0 });
      return stored === undefined ? refusal(404, 'not-found') : conflict(null, stored.version, []);
    }
    if (call.startsWith('Remove')) {
      if (stored.version > Number(body.version)) return conflict(stored.row, stored.version, []);
      return ok({ version: this.write(company, collection, id, null) });
    }
    return this.merge(company, collection, { id, version: stored.version, row: stored.row }, body);
  }

  private add(company: number, collection: string, body: Row): ServerAnswer {
    const row = body[collection];
    if (!isRow(row)) return refusal(400, 'invalid-request');
    const known = this.company(company).rows.get(`${collection}:${row.id}`);
    if (known !== undefined && known.row !== null) {
      if (!sameValue(known.row, row)) return conflict(known.row, known.version, ['id']);
      return ok({ version: known.version, row });
    }
    const version = this.write(company, collection, String(row.id), row);
    return ok({ version, row });
  }

  /** The first save of an invoice's codes makes their row. */
  private saveCodes({ companyId, invoiceId: id, version: _, base, ...changes }: Row): ServerAnswer {
    const [company, collection] = [Number(companyId), 'lineCodes'];
    const stored = this.company(company).rows.get(`${collection}:${id}`);
    if (stored?.row != null)
      return this.merge(
        company,
        collection,
        { id: String(id), version: stored.version, row: stored.row },
        { base, changes },
      );
    const empty = { id, internCodes: [], internCodesCompletedFull: false };
    const row = { ...empty, ...(isRow(base) ? base : {}), ...changes };
    return ok({ version: this.write(company, collection, String(id), row), row });
  }

  private merge(
    company: number,
    collection: string,
    stored: { id: string; version: number; row: Row },
    body: Row,
  ): ServerAnswer {
    const { id, row } = stored;
    const content = collection === 'draft' && isRow(row.content) ? row.content : row;
    const base = isRow(body.base) ? body.base : {};
    const changes = isRow(body.changes) ? body.changes : {};
    const clash = clashingFields(content, { base, changes });
    if (clash.length > 0) return conflict(row, stored.version, clash);
    const merged =
      collection === 'draft'
        ? { ...row, content: { ...content, ...changes }, deviceName: body.deviceName, writtenAt: body.writtenAt }
        : { ...row, ...changes };
    return ok({ version: this.write(company, collection, id, merged), row: merged });
  }
}

const COLLECTION_OF: Readonly<Record<string, string>> = {
  CompanyPartner: 'partner',
  CompanyProduct: 'product',
  CompanyPrice: 'listPrice',
  CompanySerial: 'serial',
  CompanyVatRates: 'vatRate',
  CompanyPaymentMethods: 'paymentMethod',
  CompanyLook: 'look',
  CompanyAssignment: 'assignment',
  CompanyParticulars: 'particulars',
  UserCompany: 'particulars',
  CompanyInternCode: 'internCode',
  InternCodesInv: 'lineCodes',
  CompanyAttachment: 'attachment',
  Draft: 'draft',
  CompanyDraft: 'draft',
  CompanyTransporter: 'transporter',
  CompanyTransportOptions: 'transportOptions',
};

export function refusal(status: number, code: string): ServerAnswer {
  return { status, body: { status: 'error', error: code, code } };
}

function conflict(row: Row | null, version: number, fields: readonly string[]): ServerAnswer {
  return { status: 409, body: { status: 'error', error: 'conflict', code: 'conflict', row, version, fields } };
}

function ok(body: unknown): ServerAnswer {
  return { status: 200, body };
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function archiveItem(id: string, number: string, params: URLSearchParams): Row {
  const issuedAt = params.get('issuedAt') ?? '';
  return {
    id,
    direction: 'out',
    type: 'FCT',
    typeCode: '380',
    number,
    issueDate: '2026-03-02',
    dueDate: '',
    partnerName: 'x',
    partnerTaxId: '1',
    currency: 'RON',
    net: '100.00',
    vat: '21.00',
    total: '121.00',
    vatInLei: '',
    origin: params.get('serial') === '' ? 'xml' : 'editor',
    serialId: params.get('serial') ?? '',
    state: 'recorded',
    attempt: 1,
    uploadIndex: '',
    downloadId: '',
    xmlSha256: 'a'.repeat(64),
    xmlBytes: 10,
    zipSha256: '',
    zipBytes: 0,
    messages: [],
    issuedAt,
    events: [],
  };
}
