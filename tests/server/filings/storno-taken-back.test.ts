/** What took an invoice back and was taken back itself takes nothing back any more (decision 0184). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { negatedLine } from '@/domain/invoice/redraft/draft-lines';
import { publishChanges } from '../../../server/database/publish-changes';
import { pageOfRows } from '../../../server/database/replicated-rows';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import type { Filing } from '../../../server/filings/filing';
import { recordImports } from '../../../server/mailbox/imports/record-imports';
import { demoDraft } from '../invoices/demo-document';
import { accept, DAY, importedFile, issued, twice } from './accepted-documents';
import { type FilingTestDatabase, filingTestDatabase } from './filing-database';
import { archivedItem, FIRST_CIF } from './recorded-upload';

let database: FilingTestDatabase;
beforeAll(async () => {
  database = await filingTestDatabase();
});
afterAll(() => database.close());

type Change = Partial<InvoiceDraft>;

const item = ({ invoiceId }: Filing) => archivedItem(database, invoiceId);
const naming = (...numbers: readonly string[]): Pick<InvoiceDraft, 'precedingInvoices'> => ({
  precedingInvoices: numbers.map((number) => ({ number, issueDate: DAY })),
});
const note = (...numbers: readonly string[]): Change => ({ typeCode: '381', ...naming(...numbers) });
const minus = (lines = demoDraft().lines): Pick<InvoiceDraft, 'lines'> => ({ lines: lines.map(negatedLine) });
const make = (number: string, change: Change = {}) => issued(database, number, change);

/** Written one after the other, and accepted in that order. */
async function accepted(...documents: readonly (readonly [number: string, change?: Change])[]): Promise<Filing[]> {
  const filings: Filing[] = [];
  for (const [number, change] of documents) filings.push(await make(number, change));
  for (const one of filings) await accept(database, one);
  return filings;
}

/** What its row says: whether it is reversed, and by what, `-` before what was taken back itself. */
async function told(filing: Filing | undefined): Promise<string> {
  if (filing === undefined) throw new Error('no such document');
  const { reversed, takenBack = [] } = await item(filing);
  const by = takenBack.map((one) => `${one.reversed === true ? '-' : ''}${one.number}`);
  return [reversed === true ? 'reversed' : 'stands', ...by].join(' ');
}

async function allTold(filings: readonly Filing[]): Promise<readonly string[]> {
  const all: string[] = [];
  for (const one of filings) all.push(await told(one));
  return all;
}

// Before: the invoice stayed reversed by what nobody was given any more.
it('is told as taken back itself on the invoice, which stands again, on the stream too', async () => {
  const filings = await accepted(['A-1'], ['A-2', note('A-1')], ['A-3', naming('A-2')]);
  expect(await allTold(filings)).toEqual(['stands -A-2', 'reversed A-3', 'stands']);
  const [invoice, storno] = filings;
  if (invoice === undefined || storno === undefined) throw new Error('no such document');
  const row = await item(invoice);
  expect(row.takenBack).toEqual([{ id: storno.invoiceId, number: 'A-2', total: `-${row.total}`, reversed: true }]);
  const { rows } = await database.asCompany(1, (tx) =>
    pageOfRows(tx, { companyId: 1, collection: 'archive', after: 0 }),
  );
  expect(rows).toContainEqual(row);
  expect(rows).toContainEqual(await item(storno));
});

it.each([
  ['an invoice with plus', {}],
  ['a credit note with minus', { typeCode: '381', ...minus() }],
  ['a corrected invoice', { typeCode: '384' }],
])('is taken back by %s, where it is an invoice with minus', async (_, change: Change) => {
  const at = change.typeCode ?? 'B';
  const filings = await accepted(
    [`${at}-1`],
    [`${at}-2`, { ...minus(), ...naming(`${at}-1`) }],
    [`${at}-3`, { ...change, ...naming(`${at}-2`) }],
  );
  expect(await allTold(filings)).toEqual([`stands -${at}-2`, `reversed ${at}-3`, 'stands']);
  expect(await item(filings[1] ?? raised())).not.toHaveProperty('correctedBy');
});

/** In which order: each of n once. */
function orders(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => order.toSpliced(at, 0, n - 1)));
}

describe('a storno of a storno of a storno', () => {
  const chain = (of: string): readonly (readonly [string, Change])[] => [
    [`${of}-1`, {}],
    [`${of}-2`, note(`${of}-1`)],
    [`${of}-3`, naming(`${of}-2`)],
    [`${of}-4`, note(`${of}-3`)],
  ];
  const ending = (of: string) => [`reversed ${of}-2`, `stands -${of}-3`, `reversed ${of}-4`, 'stands'];

  it('takes the first one back again, whichever was accepted first', async () => {
    for (const order of orders(4)) {
      const of = `C${order.join('')}`;
      const filings: Filing[] = [];
      for (const [number, change] of chain(of)) filings.push(await make(number, change));
      for (const at of order) await accept(database, filings[at] ?? raised());
      expect(await allTold(filings), of).toEqual(ending(of));
    }
  });

  it('does so where all are accepted at once', async () => {
    const chains: Filing[][] = [];
    const names = Array.from({ length: 6 }, (_, at) => `D${at}`);
    for (const of of names) {
      const filings: Filing[] = [];
      for (const [number, change] of chain(of)) filings.push(await make(number, change));
      chains.push(filings);
    }
    const outcomes = await Promise.allSettled(chains.flat().map((one) => accept(database, one)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const [at, filings] of chains.entries()) expect(await allTold(filings)).toEqual(ending(names[at] ?? ''));
  });

  it('does so where one bundle of an old archive brings them', async () => {
    const files = chain('E').map(([number, change]) => importedFile(number, change));
    const told = await database.asCompany(1, async (tx) => {
      const around = { publish: publishChanges, now: Date.now };
      await recordImports(around, tx, { companyId: 1, cif: FIRST_CIF }, files.toReversed());
      const rows = await tx.selectFrom('archive_item').select('item').where('number', 'like', 'E-%').execute();
      return rows.map((row) => row.item).sort((a, b) => a.number.localeCompare(b.number));
    });
    expect(told.map(({ reversed = false }) => reversed)).toEqual([true, false, true, false]);
    expect(told[1]?.takenBack).toMatchObject([{ number: 'E-3', reversed: true }]);
  });
});

describe('of two stornos of one invoice, one that was taken back', () => {
  it('leaves the part of the other', async () => {
    const [invoice, , other] = await accepted(
      ...[['F-1', { lines: twice() }] as const, ['F-2', note('F-1')] as const],
      ...[['F-3', note('F-1')] as const, ['F-4', naming('F-2')] as const],
    );
    expect(await told(invoice)).toBe('stands -F-2 F-3');
    expect(await told(other)).toBe('stands');
    await accepted(['F-5', note('F-1')]);
    expect(await told(invoice)).toBe('reversed -F-2 F-3 F-5');
  });

  it('leaves it reversed by the other, where that is of the whole', async () => {
    const [invoice] = await accepted(['G-1'], ['G-2', note('G-1')], ['G-3', note('G-1')], ['G-4', naming('G-2')]);
    expect(await told(invoice)).toBe('reversed -G-2 G-3');
    await accepted(['G-5', naming('G-3')]);
    expect(await told(invoice)).toBe('stands -G-2 -G-3');
  });
});

it('stands where a part of it was taken back, until the parts make it whole', async () => {
  const [invoice, storno] = await accepted(
    ...[['H-1', { lines: twice() }] as const, ['H-2', { ...note('H-1'), lines: twice() }] as const],
    ['H-3', naming('H-2')],
  );
  expect([await told(invoice), await told(storno)]).toEqual(['reversed H-2', 'stands H-3']);
  await accepted(['H-4', naming('H-2')]);
  expect([await told(invoice), await told(storno)]).toEqual(['stands -H-2', 'reversed H-3 H-4']);
});

it('takes each of several back, as long as nothing takes it back', async () => {
  const collective = { ...note('I-1', 'I-2'), lines: twice() };
  const [one, other] = await accepted(['I-1'], ['I-2'], ['I-3', collective]);
  expect([await told(one), await told(other)]).toEqual(['reversed I-3', 'reversed I-3']);
  await accepted(['I-4', { ...naming('I-3'), lines: twice() }]);
  expect([await told(one), await told(other)]).toEqual(['stands -I-3', 'stands -I-3']);
});

it('is taken back with others by one invoice of the sum of all', async () => {
  const filings = await accepted(
    ...[['J-1'] as const, ['J-2'] as const, ['J-3', note('J-1')] as const, ['J-4', note('J-2')] as const],
    ['J-5', { ...naming('J-3', 'J-4'), lines: twice() }],
  );
  expect(await allTold(filings)).toEqual(['stands -J-3', 'stands -J-4', 'reversed J-5', 'reversed J-5', 'stands']);
});

it('stands where an invoice of more names it, or one that names what it took back too, or another partner', async () => {
  const buyer = { ...demoDraft().buyer, taxId: 'RO13548146', name: 'Altul SRL' };
  const [invoice, storno] = await accepted(
    ...[['K-1'] as const, ['K-2', note('K-1')] as const, ['K-3', { ...naming('K-2'), lines: twice() }] as const],
    ...[['K-4', naming('K-1', 'K-2')] as const, ['K-5', { ...naming('K-2'), buyer }] as const],
  );
  expect([await told(invoice), await told(storno)]).toEqual(['reversed K-2', 'stands']);
});

it('is the one of the day named, of two years', async () => {
  const before = '2025-03-03';
  const [old, oldStorno, , storno] = await accepted(
    ...[['L-1', { issueDate: before }] as const, ['L-2', { ...note(), issueDate: before }] as const],
    ...[['L-1'] as const, ['L-2', note('L-1')] as const],
    ['L-3', { precedingInvoices: [{ number: 'L-2', issueDate: before }] }],
  );
  expect([await told(old), await told(oldStorno), await told(storno)]).toEqual(['stands', 'reversed L-3', 'stands']);
});

it("is another company's affair where that one has the same numbers", async () => {
  const [invoice] = await accepted(['M-1'], ['M-2', note('M-1')]);
  const [, second] = DEMO_COMPANIES;
  if (second === undefined) throw new Error('no second company');
  const seller = { ...demoDraft().seller, taxId: second.cif, name: second.name };
  const others: Filing[] = [];
  for (const [number, change] of [
    ['M-1', {}],
    ['M-2', note('M-1')],
    ['M-3', naming('M-2')],
  ] as const)
    others.push(await issued(database, number, { ...change, seller }, { companyId: 2, companyCif: second.cif }));
  for (const one of others) await accept(database, one, 2);
  expect(await told(invoice)).toBe('reversed M-2');
  const [first] = others;
  expect(await archivedItem(database, first?.invoiceId ?? '', 2)).toMatchObject({
    takenBack: [{ number: 'M-2', reversed: true }],
  });
});

it('and is told on the correction with minus that it was, once, in both ways', async () => {
  const [invoice] = await accepted(
    ...[['N-1', { lines: twice() }] as const, ['N-2', { ...minus(), ...naming('N-1'), typeCode: '384' }] as const],
    ['N-3', naming('N-2')],
  );
  expect(await item(invoice ?? raised())).toMatchObject({
    takenBack: [{ number: 'N-2', reversed: true }],
    correctedBy: [{ number: 'N-2', reversed: true }],
  });
});

// Each turn of what has many parts is told on once, not as often as it has parts.
it('is told on after any number of parts', async () => {
  const parts = Array.from({ length: 10 }, (_, at) => `O-3${at}`);
  const lines = parts.flatMap((part) => demoDraft().lines.map((line) => ({ ...line, id: `${line.id}-${part}` })));
  const files = [
    ...parts.map((part) => importedFile(part, naming('O-2'))),
    importedFile('O-2', { ...note('O-1'), lines }),
    importedFile('O-1', { lines }),
  ];
  const rows = await database.asCompany(1, async (tx) => {
    await recordImports({ publish: publishChanges, now: Date.now }, tx, { companyId: 1, cif: FIRST_CIF }, files);
    return tx.selectFrom('archive_item').select('item').where('number', '=', 'O-1').execute();
  });
  expect(rows).toMatchObject([{ item: { takenBack: [{ number: 'O-2', reversed: true }] } }]);
  expect(rows[0]?.item).not.toHaveProperty('reversed');
});

function raised(): never {
  throw new Error('no such document');
}
