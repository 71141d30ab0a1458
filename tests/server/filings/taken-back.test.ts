/** An invoice that what ANAF has accepted takes back or corrects says so on its row, whichever came first (decisions 0180, 0181). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { negatedLine } from '@/domain/invoice/redraft/draft-lines';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { publishChanges } from '../../../server/database/publish-changes';
import { pageOfRows } from '../../../server/database/replicated-rows';
import type { Filing } from '../../../server/filings/filing';
import type { FilingStore } from '../../../server/filings/filing-parts';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import { demoDraft } from '../invoices/demo-document';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, recordedUpload, uploadOf } from './recorded-upload';

let database: FilingTestDatabase;
let store: FilingStore;

beforeAll(async () => {
  database = await filingTestDatabase();
  store = postgresFilingStore({ asCompany: database.asCompany, publish: publishChanges }, 1, Date.now);
});
afterAll(() => database.close());

const DAY = '2026-03-02';

async function issued(number: string, change: Partial<InvoiceDraft> = {}): Promise<Filing> {
  const made = issueInvoice({ ...demoDraft(), issueDate: DAY, ...change }, number);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const type = made.invoice.kind === 'CreditNote' ? 'NC' : 'FCT';
  return recordedUpload(database, uploadOf(new TextEncoder().encode(buildUbl(made.invoice)), { type }));
}

async function accept(filing: Filing): Promise<void> {
  const facts = [
    { kind: 'upload-started' },
    { kind: 'upload-taken', index: randomUUID() },
    { kind: 'verdict-ok', downloadId: randomUUID() },
  ] as const;
  for (const fact of facts) {
    const now = await store.load(filing.id);
    if (now === undefined || (await store.record(now, fact, () => Date.now())) === undefined)
      throw new Error(fact.kind);
  }
}

function present(filing: Filing | undefined): Filing {
  if (filing === undefined) throw new Error('No such filing.');
  return filing;
}

const item = ({ invoiceId }: Filing) => archivedItem(database, invoiceId);

function creditNote(number: string, of: readonly string[], change: Partial<InvoiceDraft> = {}): Promise<Filing> {
  const precedingInvoices = of.map((named) => ({ number: named, issueDate: DAY }));
  return issued(number, { typeCode: '381', dueDate: '', precedingInvoices, ...change });
}

const twice = (): InvoiceDraft['lines'] => demoDraft().lines.flatMap((line) => [line, { ...line, id: `${line.id}-2` }]);

it('is reversed by a credit note of its whole sum once ANAF has accepted it, on the stream too', async () => {
  const [invoice, note] = [await issued('A-1'), await creditNote('A-2', ['A-1'])];
  await accept(invoice);
  expect(await item(invoice)).not.toHaveProperty('takenBack');
  await accept(note);
  const told = await item(invoice);
  expect(told).toMatchObject({ state: 'accepted', reversed: true });
  expect(told.takenBack).toEqual([{ id: note.invoiceId, number: 'A-2', total: `-${told.total}` }]);
  expect(await item(note)).not.toHaveProperty('reversed');
  const { rows } = await database.asCompany(1, (tx) =>
    pageOfRows(tx, { companyId: 1, collection: 'archive', after: 0 }),
  );
  expect(rows).toContainEqual(told);
});

it('is reversed by an invoice with minus', async () => {
  const invoice = await issued('B-1');
  const lines = demoDraft().lines.map(negatedLine);
  const minus = await issued('B-2', { lines, precedingInvoices: [{ number: 'B-1', issueDate: '' }] });
  await accept(invoice);
  await accept(minus);
  expect(await item(invoice)).toMatchObject({ reversed: true, takenBack: [{ number: 'B-2' }] });
});

it('is not reversed by a part, and is by the parts that make it whole', async () => {
  const invoice = await issued('C-1', { lines: twice() });
  const half = await creditNote('C-2', ['C-1']);
  await accept(invoice);
  await accept(half);
  expect(await item(invoice)).toMatchObject({ takenBack: [{ number: 'C-2' }] });
  expect(await item(invoice)).not.toHaveProperty('reversed');
  const other = await creditNote('C-3', ['C-1']);
  await accept(other);
  expect(await item(invoice)).toMatchObject({ reversed: true, takenBack: [{ number: 'C-2' }, { number: 'C-3' }] });
});

it('hears of a note that was accepted before it', async () => {
  const [invoice, note] = [await issued('D-1'), await creditNote('D-2', ['D-1'])];
  await accept(note);
  expect(await item(invoice)).not.toHaveProperty('takenBack');
  await accept(invoice);
  expect(await item(invoice)).toMatchObject({ reversed: true, takenBack: [{ number: 'D-2' }] });
});

it('hears of it also where both are accepted at once', async () => {
  const pairs = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map(async (at) => [
      await issued(`E-${at}`),
      await creditNote(`EN-${at}`, [`E-${at}`]),
    ]),
  );
  await Promise.all(pairs.flat().map(accept));
  for (const [invoice] of pairs)
    if (invoice !== undefined) expect(await item(invoice)).toMatchObject({ reversed: true });
});

it('is left alone by a note of another partner or currency, and by one that names none', async () => {
  const invoice = await issued('F-1');
  await accept(invoice);
  const buyer = { ...demoDraft().buyer, taxId: 'RO13548146', name: 'Altul SRL' };
  await accept(await creditNote('F-2', ['F-1'], { buyer }));
  await accept(await creditNote('F-3', []));
  await accept(await issued('F-4', { precedingInvoices: [{ number: 'F-1', issueDate: DAY }] }));
  expect(await item(invoice)).not.toHaveProperty('takenBack');
});

it('of several that one note names each is reversed where it is of the sum of all, else none is', async () => {
  const [one, other] = [await issued('G-1'), await issued('G-2')];
  await accept(one);
  await accept(other);
  await accept(await creditNote('G-3', ['G-1', 'G-2']));
  expect(await item(one)).toMatchObject({ takenBack: [{ number: 'G-3' }] });
  expect(await item(one)).not.toHaveProperty('reversed');
  await accept(await creditNote('G-4', ['G-1', 'G-2'], { lines: twice() }));
  expect(await item(one)).toMatchObject({ reversed: true });
  expect(await item(other)).toMatchObject({ reversed: true });
});

describe('a corrected invoice (384)', () => {
  const correction = (number: string, of: readonly string[], change: Partial<InvoiceDraft> = {}): Promise<Filing> =>
    issued(number, {
      typeCode: '384',
      precedingInvoices: of.map((named) => ({ number: named, issueDate: DAY })),
      ...change,
    });

  // Before: both stayed «Validată», and nothing told that there were two.
  it('is told on the row of the one that it corrects once ANAF has accepted it, on the stream too', async () => {
    const [invoice, corrected] = [await issued('H-1'), await correction('H-2', ['H-1'])];
    await accept(invoice);
    expect(await item(invoice)).not.toHaveProperty('correctedBy');
    await accept(corrected);
    const told = await item(invoice);
    expect(told.correctedBy).toEqual([{ id: corrected.invoiceId, number: 'H-2', issueDate: DAY }]);
    expect(told).toMatchObject({ state: 'accepted' });
    expect(told).not.toHaveProperty('takenBack');
    expect(await item(corrected)).not.toHaveProperty('correctedBy');
    const { rows } = await database.asCompany(1, (tx) =>
      pageOfRows(tx, { companyId: 1, collection: 'archive', after: 0 }),
    );
    expect(rows).toContainEqual(told);
  });

  it('is told where it was accepted before the other, and where it is corrected itself', async () => {
    const [invoice, first, second] = [
      await issued('I-1'),
      await correction('I-2', ['I-1']),
      await correction('I-3', ['I-2']),
    ];
    await accept(second);
    await accept(first);
    expect(await item(first)).toMatchObject({ correctedBy: [{ number: 'I-3' }] });
    await accept(invoice);
    expect(await item(invoice)).toMatchObject({ correctedBy: [{ number: 'I-2' }] });
  });

  it('stands beside a second one, and beside what takes the invoice back', async () => {
    const invoice = await issued('J-1');
    await accept(invoice);
    await accept(await correction('J-2', ['J-1']));
    await accept(await correction('J-3', ['J-1']));
    await accept(await creditNote('J-4', ['J-1']));
    expect(await item(invoice)).toMatchObject({
      ...{ reversed: true, takenBack: [{ number: 'J-4' }] },
      correctedBy: [{ number: 'J-2' }, { number: 'J-3' }],
    });
  });

  it('with minus takes back by its amount too', async () => {
    const invoice = await issued('K-1', { lines: twice() });
    await accept(invoice);
    await accept(await correction('K-2', ['K-1'], { lines: demoDraft().lines.map(negatedLine) }));
    expect(await item(invoice)).toMatchObject({ takenBack: [{ number: 'K-2' }], correctedBy: [{ number: 'K-2' }] });
    expect(await item(invoice)).not.toHaveProperty('reversed');
  });

  it('of nothing more to pay, as minus and plus have it, is one of each that it names', async () => {
    const [one, other] = [await issued('L-1'), await issued('L-2')];
    await accept(one);
    await accept(other);
    const { lines } = demoDraft();
    const both = [...lines.map(negatedLine), ...lines.map((line) => ({ ...line, id: `${line.id}-2` }))];
    await accept(await correction('L-3', ['L-1', 'L-2'], { lines: both }));
    expect(await item(one)).toMatchObject({ correctedBy: [{ number: 'L-3' }] });
    expect(await item(other)).toMatchObject({ correctedBy: [{ number: 'L-3' }] });
  });

  it('hears of it also where both are accepted at once', async () => {
    const pairs = await Promise.all(
      ['1', '2', '3', '4'].map(async (at) => [await issued(`M-${at}`), await correction(`MC-${at}`, [`M-${at}`])]),
    );
    await Promise.all(pairs.flat().map(accept));
    for (const [invoice] of pairs)
      if (invoice !== undefined) expect(await item(invoice)).toMatchObject({ correctedBy: [{}] });
  });

  // Before: the first one stayed «Corectată» by what nobody owes any more.
  it('is told as taken back itself once nothing of it is left', async () => {
    const [invoice, corrected] = [await issued('P-1'), await correction('P-2', ['P-1'], { lines: twice() })];
    await accept(invoice);
    await accept(corrected);
    await accept(await creditNote('P-3', ['P-2']));
    const entry = { id: corrected.invoiceId, number: 'P-2', issueDate: DAY };
    expect((await item(invoice)).correctedBy).toEqual([entry]);
    await accept(await creditNote('P-4', ['P-2']));
    const told = await item(invoice);
    expect(told.correctedBy).toEqual([{ ...entry, reversed: true }]);
    expect(told).not.toHaveProperty('reversed');
    const { rows } = await database.asCompany(1, (tx) =>
      pageOfRows(tx, { companyId: 1, collection: 'archive', after: 0 }),
    );
    expect(rows).toContainEqual(told);
  });

  it.each([
    ['the three in the order of their making', [0, 1, 2]],
    ['the storno first', [2, 1, 0]],
    ['the storno, then the invoice', [2, 0, 1]],
    ['the correction first', [1, 2, 0]],
  ])('is told as taken back whichever was accepted first: %s', async (_, order) => {
    const of = order.join('');
    const three = [
      await issued(`Q${of}-1`),
      await correction(`Q${of}-2`, [`Q${of}-1`]),
      await creditNote(`Q${of}-3`, [`Q${of}-2`]),
    ];
    for (const at of order) await accept(present(three[at]));
    expect(await item(present(three[0]))).toMatchObject({ correctedBy: [{ number: `Q${of}-2`, reversed: true }] });
  });

  it('stands where another one corrects it, until that one is taken back too', async () => {
    const [invoice, first] = [await issued('R-1'), await correction('R-2', ['R-1'])];
    for (const one of [invoice, first, await creditNote('R-3', ['R-2'])]) await accept(one);
    expect(await item(invoice)).toMatchObject({ correctedBy: [{ reversed: true }] });
    await accept(await correction('R-4', ['R-2']));
    expect((await item(invoice)).correctedBy).toEqual([{ id: first.invoiceId, number: 'R-2', issueDate: DAY }]);
    await accept(await creditNote('R-5', ['R-4']));
    expect(await item(first)).toMatchObject({ reversed: true, correctedBy: [{ number: 'R-4', reversed: true }] });
    expect(await item(invoice)).toMatchObject({ correctedBy: [{ number: 'R-2', reversed: true }] });
  });

  it('ends where two name each other', async () => {
    const [one, other] = [await correction('S-1', ['S-2']), await correction('S-2', ['S-1'])];
    await accept(one);
    await accept(other);
    await accept(await creditNote('S-3', ['S-1']));
    await accept(await creditNote('S-4', ['S-2']));
    expect(await item(one)).toMatchObject({ reversed: true, correctedBy: [{ number: 'S-2' }] });
    expect(await item(other)).toMatchObject({ reversed: true, correctedBy: [{ number: 'S-1' }] });
  });

  it('is told of none of another partner', async () => {
    const invoice = await issued('O-1');
    await accept(invoice);
    const buyer = { ...demoDraft().buyer, taxId: 'RO13548146', name: 'Altul SRL' };
    await accept(await correction('O-2', ['O-1'], { buyer }));
    expect(await item(invoice)).not.toHaveProperty('correctedBy');
  });
});
