/** What of one company goes into the zip: its documents, their registers, its particulars and its journal; read page by page. */
import { sql } from 'kysely';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { csvText } from '@/domain/tables/csv-text';
import { readAudit } from '../../audit/read-audit';
import type { TenantTransaction } from '../../database/app-database';
import { filePart, invoiceName } from './file-names';
import type { ZipEntry } from './zip-stream';

/** Opens a transaction of the account for one page: a slow road holds no connection of the database. */
export type ReadPage = <T>(work: (tx: TenantTransaction) => Promise<T>) => Promise<T>;

export interface ExportedCompany {
  readonly id: number;
  readonly name: string;
  readonly cif: string;
}

export interface CompanyCounts {
  issued: number;
  received: number;
}

const ROWS = 500;
/** Of documents that are held at once, beside one that is larger. */
const BATCH_BYTES = 4 * 1024 * 1024;

export function folderOf({ name, cif }: ExportedCompany): string {
  return `${filePart(name)} (${filePart(cif)})`;
}

/** `counts` is told what was written. */
export async function* companyEntries(
  read: ReadPage,
  company: ExportedCompany,
  at: Date,
  counts: CompanyCounts,
): AsyncGenerator<ZipEntry> {
  const folder = folderOf(company);
  yield { name: `${folder}/Date firmă.csv`, at, content: await particulars(read, company.id) };
  yield* documents(read, company.id, folder, counts, at);
  yield* journal(read, `c${company.id}`, folder, at);
}

async function particulars(read: ReadPage, id: number): Promise<Buffer> {
  const row = await read((tx) => tx.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst());
  if (row === undefined) return Buffer.from(csvText([['Firma nu mai este a contului.']]));
  const { line1, city, postCode, countrySubdivision, country } = row.address;
  const place = [line1, city, postCode, countrySubdivision, country].filter((part) => part !== '').join(', ');
  const facts: Readonly<Record<string, string>> = {
    Denumire: row.name,
    CUI: row.cif,
    'Registrul comerțului': row.registration,
    'Nume comercial': row.trading_name,
    Sediu: place,
    'E-mail': row.email,
    Telefon: row.telephone,
    Contact: row.contact_name,
    IBAN: row.iban,
    Banca: row.bank,
    'Plătitor de TVA': row.vat_registered ? 'da' : 'nu',
    'TVA la încasare': row.vat_on_collection ? 'da' : 'nu',
  };
  return Buffer.from(csvText(Object.entries(facts)));
}

/** Documents year by year, and at the end of each direction's year its register: the memory holds one year's rows at most. */
async function* documents(
  read: ReadPage,
  companyId: number,
  folder: string,
  counts: CompanyCounts,
  at: Date,
): AsyncGenerator<ZipEntry> {
  for (const direction of ['out', 'in'] as const) {
    const under = direction === 'out' ? 'Facturi emise' : 'Facturi primite';
    let year = '';
    let register: string[][] = [];
    const registerEntry = (): ZipEntry => ({
      name: `${folder}/Registru ${under.toLowerCase()} ${year}.csv`,
      at,
      content: Buffer.from(csvText([REGISTER_HEAD, ...register])),
    });
    for await (const page of archived(read, companyId, direction)) {
      for await (const { item, kept } of withDocuments(read, companyId, page)) {
        const itemYear = item.issueDate.slice(0, 4);
        if (itemYear !== year && register.length > 0) yield registerEntry();
        if (itemYear !== year) [year, register] = [itemYear, []];
        const name = invoiceName(item);
        register.push(registerRow(item, `${under}/${year}/${name}.xml`));
        counts[direction === 'out' ? 'issued' : 'received'] += 1;
        for (const [sha256, ending] of [[item.xmlSha256, 'xml'] as const, [item.zipSha256, 'zip'] as const]) {
          const content = kept.get(sha256);
          if (content !== undefined)
            yield { name: `${folder}/${under}/${year}/${name}.${ending}`, at, content, packed: ending === 'zip' };
        }
      }
    }
    if (register.length > 0) yield registerEntry();
  }
}

async function* archived(
  read: ReadPage,
  companyId: number,
  direction: 'out' | 'in',
): AsyncGenerator<readonly ArchiveItem[]> {
  let after: { readonly id: string; readonly issueDate: string } | undefined;
  for (;;) {
    const from = after;
    const rows = await read((tx) => {
      let page = tx
        .selectFrom('archive_item')
        .select(['id', 'issue_date', 'item'])
        .where('company_id', '=', companyId)
        .where('direction', '=', direction);
      if (from !== undefined) page = page.where(sql<boolean>`(issue_date, id) > (${from.issueDate}, ${from.id}::uuid)`);
      return page.orderBy('issue_date').orderBy('id').limit(ROWS).execute();
    });
    yield rows.map(({ item }) => item);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    after = { id: last.id, issueDate: last.issue_date };
  }
}

/** Each with its documents, some at a time: a question for each would take hours, all at once the memory. */
async function* withDocuments(read: ReadPage, companyId: number, items: readonly ArchiveItem[]) {
  let batch: ArchiveItem[] = [];
  let bytes = 0;
  for (const item of items) {
    batch.push(item);
    bytes += item.xmlBytes + item.zipBytes;
    if (bytes < BATCH_BYTES) continue;
    yield* keptOf(read, companyId, batch);
    [batch, bytes] = [[], 0];
  }
  yield* keptOf(read, companyId, batch);
}

async function* keptOf(read: ReadPage, companyId: number, items: readonly ArchiveItem[]) {
  const hashes = items.flatMap(({ xmlSha256, zipSha256 }) => [xmlSha256, zipSha256]).filter((sha) => sha !== '');
  if (hashes.length === 0) return;
  const rows = await read((tx) =>
    tx
      .selectFrom('document')
      .select(['sha256', 'bytes'])
      .where('company_id', '=', companyId)
      .where('sha256', 'in', hashes)
      .execute(),
  );
  const kept = new Map(rows.map(({ sha256, bytes }) => [sha256, bytes]));
  for (const item of items) yield { item, kept };
}

const REGISTER_HEAD = [
  ...['Data', 'Număr', 'Tip', 'Partener', 'CUI partener', 'Monedă', 'Valoare', 'TVA', 'Total', 'Scadență'],
  ...['Stare la ANAF', 'Index ANAF', 'Fișier'],
];

function registerRow(item: ArchiveItem, file: string): string[] {
  return [
    ...[item.issueDate, item.number, item.typeCode, item.partnerName, item.partnerTaxId, item.currency],
    ...[item.net, item.vat, item.total].map((amount) => String(amount).replace('.', ',')),
    ...[item.dueDate, STATE_WORDS[item.state] ?? item.state, item.uploadIndex, file],
  ];
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  recorded: 'în așteptare',
  uploading: 'în trimitere',
  doubtful: 'se verifică la ANAF',
  uploaded: 'trimisă',
  processing: 'în prelucrare',
  accepted: 'acceptată',
  rejected: 'respinsă de ANAF',
  refused: 'refuzată',
  duplicate: 'duplicat',
};

const JOURNAL_HEAD = ['Nr.', 'Când (UTC)', 'Ce', 'Cine', 'De unde', 'Pe ce', 'Înainte', 'După', 'Amprentă'];
const JOURNAL_PAGE = 1_000;
/** Rows of one file, as many as spreadsheets open well. */
const JOURNAL_ROWS = 50_000;

/** A chain of the audit, the newest first; a long one in several files. */
export async function* journal(read: ReadPage, chain: string, folder: string, at: Date): AsyncGenerator<ZipEntry> {
  let before: number | undefined;
  let part = 1;
  let rows: string[][] = [];
  const entry = (): ZipEntry => ({
    name: `${folder}/Jurnal${part === 1 ? '' : ` ${part}`}.csv`,
    at,
    content: Buffer.from(csvText([JOURNAL_HEAD, ...rows])),
  });
  for (;;) {
    const from = before;
    const page = await read((tx) =>
      readAudit(tx, { chain, limit: JOURNAL_PAGE, ...(from === undefined ? {} : { before: from }) }),
    );
    for (const one of page.records)
      rows.push([
        ...[String(one.seq), one.at, one.kind, one.who ?? '', one.from, one.subject],
        ...[wordsOf(one.before), wordsOf(one.after), one.hash],
      ]);
    before = page.records.at(-1)?.seq;
    if (!page.hasMore || before === undefined) break;
    if (rows.length < JOURNAL_ROWS) continue;
    yield entry();
    part += 1;
    rows = [];
  }
  if (rows.length > 0 || part === 1) yield entry();
}

function wordsOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');
}
