/** Large documents over HTTP, judged by the shipped worker: nobody else waits for them, and a repetition is not judged anew. */
import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceUpload, InvoiceValidation } from '@/api/calls/invoice-calls';
import { judgeDocument } from '../../../server/calls/invoices/judge-document';
import { JUDGE_SETTINGS, type JudgePool, openJudgePool } from '../../../server/calls/invoices/judging/judge-pool';
import { companyId, newEntityId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';
import { demoDocument } from './demo-document';
import { foreignUpload } from './foreign-upload';

const MB = 1024 * 1024;
const worker = new URL('../support/judge-worker.mjs', import.meta.url);
let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
/** Sizes of what was given to the pool. */
const given: number[] = [];

beforeAll(async () => {
  const pool = openJudgePool({ ...JUDGE_SETTINGS, worker, deadlineMs: 120_000 });
  const judging: JudgePool = {
    judge: (bytes, account) => {
      given.push(bytes.length);
      return pool.judge(bytes, account);
    },
    close: pool.close,
  };
  app = await startTestApp({ judging });
  ana = await signIn(app.url, app.ana);
  mihai = await signIn(app.url, app.mihai);
});
afterAll(() => app.stop());

/** As many lines as fit; they add up to nothing, which is found at the end of a whole judgement. */
function largeDocument(number: string, bytes: number): string {
  const text = new TextDecoder().decode(demoDocument(number));
  const line = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(text)?.[0] ?? '';
  const lines = line.repeat(Math.floor((bytes - text.length) / line.length));
  return text.replace(line, `${lines}${line}`);
}

const validate = (client: TestClient, company: number, body: string) =>
  client.call(InvoiceValidation, { params: { company: companyId(company), type: 'FCT' as const }, body });

it('eight documents of 10 MB keep nobody else waiting', { timeout: 280_000 }, async () => {
  const body = largeDocument('GREU-1', 10 * MB - 1000);
  const started = performance.now();
  judgeDocument(new TextEncoder().encode(body));
  const alone = performance.now() - started;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const health: number[] = [];
  let judging = true;
  const eight = Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      place % 2 === 0 ? validate(ana, app.companies.first, body) : validate(mihai, app.companies.third, body),
    ),
  ).finally(() => {
    judging = false;
  });
  // What is sent is prepared by this very process; what is measured is how it is judged.
  await new Promise((resolve) => setTimeout(resolve, alone / 2));
  delay.enable();
  while (judging) {
    const asked = performance.now();
    await fetch(`${app.url}/health`);
    health.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  delay.disable();
  expect((await eight).map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'invoice-invalid'));
  const slowest = Math.max(...health);
  console.log(
    `one verdict ${alone.toFixed(0)} ms; bystander ${health.length} times, slowest ${slowest.toFixed(0)} ms; loop held at most ${(delay.max / 1e6).toFixed(0)} ms`,
  );
  expect(delay.max / 1e6).toBeLessThan(alone / 2);
  expect(slowest).toBeLessThan(alone / 2);
});

it('an upload that is repeated with its key is judged once, and a refused one too', async () => {
  const params = foreignUpload(app.companies.first);
  for (const [body, code] of [
    [new TextDecoder().decode(demoDocument('O-DATA-1')), 'ok'],
    [largeDocument('REFUZ-1', 200 * 1024), 'upload-failed'],
  ] as const) {
    given.length = 0;
    const key = randomUUID();
    const input = { params: { ...params, invoice: newEntityId() }, body };
    const answers = [await ana.call(InvoiceUpload, input, key), await ana.call(InvoiceUpload, input, key)];
    expect(answers.map(codeOf)).toEqual([code, code]);
    expect(answers[1]).toEqual(answers[0]);
    expect(given).toHaveLength(1);
  }
});

it('nothing is judged for who has no access to the company', async () => {
  given.length = 0;
  const body = largeDocument('STRAIN-1', 200 * 1024);
  expect(codeOf(await validate(mihai, app.companies.first, body))).toBe('company-denied');
  const params = foreignUpload(app.companies.first);
  expect(codeOf(await mihai.call(InvoiceUpload, { params, body }))).toBe('company-denied');
  expect(given).toEqual([]);
});
