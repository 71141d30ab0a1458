import { describe, expect, it } from 'vitest';
import { validate } from '@/domain/invoice/validation/validate';
import { readXml } from '@/domain/xml/read-xml';
import { DEFAULT_XML_LIMITS } from '@/domain/xml/xml-limits';
import { HOSTILE_INPUTS } from './hostile-inputs';

/** Of the processor, whatever else the machine does; what is unbounded takes minutes or all memory. */
const MAX_MS = 8000;
const MAX_BYTES = 600e6;

describe('hostile inputs', () => {
  it.each(HOSTILE_INPUTS.map((one) => [one.name, one] as const))('%s', (_, { input, code }) => {
    const heap = process.memoryUsage().heapUsed;
    const start = process.cpuUsage();
    const result = readXml(input);
    const { user, system } = process.cpuUsage(start);
    expect(result.ok ? 'read' : result.error.code).toBe(code);
    if (!result.ok) {
      expect(result.error.message).not.toBe('');
      expect(result.error.line).toBeGreaterThan(0);
      expect(result.error.column).toBeGreaterThan(0);
    }
    expect((user + system) / 1000).toBeLessThan(MAX_MS);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(MAX_BYTES);
  });

  it('refuses what is over the size before decoding it', () => {
    const limits = { ...DEFAULT_XML_LIMITS, maxSize: 1000 };
    expect(readXml('<a/>'.padEnd(1001), limits)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  // Catches an automaton or a cache of names that grows with what foreign documents bring.
  it('keeps nothing of foreign names: many documents of ever new names and namespaces', () => {
    const grow = (from: number) => {
      for (let i = from; i < from + 3000; i++)
        validate(`<n${i} xmlns="u${i}"><m${i} a${i}="${i}">text ${i}</m${i}></n${i}>`);
    };
    grow(0);
    grow(20_000);
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    grow(40_000);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60e6);
  });

  it('gives a verdict, not an exception, on invoices of wrong shapes', () => {
    const ns = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
    const documents = [
      '<Invoice/>',
      `<Invoice xmlns="${ns}"/>`,
      `<Invoice xmlns="${ns}"><ID/><ID>x</ID></Invoice>`,
      `<CreditNote xmlns="${ns}"/>`,
      `<Invoice xmlns="${ns}" xmlns:cac="urn:wrong"><cac:InvoiceLine/></Invoice>`,
    ];
    for (const xml of documents) expect(validate(xml)).toMatchObject({ accepted: false, xsd: 'invalid' });
  });
});
