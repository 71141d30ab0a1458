/** The judging worker over the sources: tsx in the worker, as vitest is in the test. */
import { register } from 'tsx/esm/api';

register();
await import('../../../server/calls/invoices/judging/judge-worker.ts');
