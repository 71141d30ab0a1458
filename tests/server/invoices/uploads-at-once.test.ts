/** Equal and clashing uploads at one moment, over HTTP: one is recorded, the others hear why, and none meets a defect. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvoiceUpload, InvoiceValidation } from '@/api/calls/invoice-calls';
import { companyId, newEntityId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { demoDocument } from './demo-document';
import { foreignUpload } from './foreign-upload';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

function document(number: string, remark = ''): string {
  return new TextDecoder().decode(demoDocument(number)).replace('</cbc:IssueDate>', `</cbc:IssueDate>${remark}`);
}

function upload(body: string, invoice = newEntityId(), key: string = randomUUID()) {
  const params = { ...foreignUpload(app.companies.first), invoice };
  return ana.call(InvoiceUpload, { params, body }, key);
}

// Before: who came second at the unique index got 500, and a defect stood in the log.
describe('thirty uploads at once', () => {
  const thirty = <T>(one: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 30 }, (_, i) => one(i)));

  // Before: some heard «already-sent», for good, of an invoice that had just been recorded as theirs.
  it('of one invoice under keys of their own are one, and acknowledged each', async () => {
    for (const number of ['UN-1', 'UN-11', 'UN-12']) {
      const invoice = newEntityId();
      const answers = await thirty(() => upload(document(number), invoice));
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
    }
  });

  it('of thirty files with one number record one', async () => {
    const answers = (await thirty((index) => upload(document('UN-2', `<!--${index}-->`)))).map(codeOf);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(answers.filter((code) => !['ok', 'number-taken'].includes(code))).toEqual([]);
    expect(app.log.filter(({ event }) => event === 'defect')).toEqual([]);
  });
});

it('a document is judged for a company of one’s own only', async () => {
  const params = { company: companyId(app.companies.third), type: 'FCT' as const };
  expect(codeOf(await ana.call(InvoiceValidation, { params, body: document('UN-3') }))).toBe('company-denied');
});
