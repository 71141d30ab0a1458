/** The demonstration's own data pass the official rules, so that nothing of it is ever refused. */
import { describe, expect, it } from 'vitest';
import { isValidCui } from '@/domain/identifiers/cui';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { creditNoteFor } from '@/domain/invoice/redraft/credit-note-for';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { validate } from '@/domain/invoice/validation/validate';
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { DEMO_BUYERS } from '../../../server/demo/demo-buyers';
import { demoDefinitions } from '../../../server/demo/demo-definitions';
import { demoInvoices } from '../../../server/demo/demo-invoices';
import { demoId } from '../../../server/demo/demo-random';

const TODAY = '2026-11-21';

describe.each(DEMO_COMPANIES.map((company) => [company.name, company] as const))('%s', (_name, company) => {
  const known = demoDefinitions(company, TODAY);
  const invoices = demoInvoices(company, known, TODAY);

  it('writes invoices that may all be issued and are accepted by the rules', () => {
    for (const [place, { draft, currency }] of invoices.entries()) {
      const complete =
        currency === 'RON' ? draft : { ...draft, exchangeRate: '5,0842', exchangeRateDate: draft.issueDate };
      const issued = issueInvoice(complete, `FCT-${place}`);
      if (!issued.ok) throw new Error(JSON.stringify(issued.problems));
      expect(validate(buildUbl(issued.invoice)).fatal, `invoice ${place}`).toEqual([]);
      const credit = creditNoteFor(issued.invoice, {
        serialId: known.serials.NC.id,
        lineId: String,
        issueDate: TODAY,
      }).draft;
      const note = issueInvoice({ ...credit, exchangeRate: complete.exchangeRate }, `NC-${place}`);
      if (!note.ok) throw new Error(JSON.stringify(note.problems));
      expect(validate(buildUbl(note.invoice)).fatal, `credit note of ${place}`).toEqual([]);
    }
  });

  it('in the order of their dates, none in the future, some in euro and some taken back', () => {
    const dates = invoices.map(({ draft }) => draft.issueDate);
    expect(dates).toEqual([...dates].sort());
    expect(dates.at(-1) ?? '').not.toBe('');
    expect((dates.at(-1) ?? '') <= TODAY).toBe(true);
    expect(invoices.filter(({ currency }) => currency === 'EUR').length).toBeGreaterThan(3);
    expect(invoices.filter(({ creditedAfterDays }) => creditedAfterDays !== undefined).length).toBeGreaterThan(3);
  });

  it('is the same every time', () => {
    expect(demoInvoices(company, demoDefinitions(company, TODAY), TODAY)).toEqual(invoices);
  });
});

it('gives ids that are UUIDs, and buyers whose fiscal codes pass their check digit', () => {
  expect(demoId('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  // 22334455 is the made-up buyer of the public samples.
  expect(DEMO_BUYERS.filter(({ cui }) => !isValidCui(cui)).map(({ cui }) => cui)).toEqual(['22334455']);
});
