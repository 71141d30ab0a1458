import { describe, expect, it } from 'vitest';
import { LONGEST_NOTE } from '@/api/entities/archive-item';
import { correctionLetter, mailLink } from '@/app/invoices/view/correction-letter';
import { type ExplainedFinding, explainFile } from '@/workers/document/repair-file';
import { sampleInvoice } from '../../browser/sample-invoice';

const WRONG = sampleInvoice({ number: 'AP-20417', sellerCif: '18547290', buyerCif: '14399840' }).replace(
  /(<cbc:PayableAmount[^>]*>)[^<]*/,
  '$1999999.99',
);
const ERRORS = explainFile(new TextEncoder().encode(WRONG));
const about = { number: 'AP-20417', issueDate: '2026-11-24', company: 'Măgura Distribuție S.R.L.' };

describe('the letter to a supplier', () => {
  it('names each fault by rule and line, and who asks', () => {
    expect(ERRORS.length).toBeGreaterThan(0);
    const letter = correctionLetter({ ...about, errors: ERRORS });
    expect(letter).toContain('Factura AP-20417 din 24.11.2026 nu respectă regulile RO e-Factura:');
    for (const { finding } of ERRORS) expect(letter).toContain(`(${finding.rule}, linia ${finding.line})`);
    expect(letter.endsWith('Măgura Distribuție S.R.L.')).toBe(true);
  });

  it('has the length of a message of ANAF, and counts what finds no room', () => {
    const [one] = ERRORS;
    if (one === undefined) throw new Error('the sample has no fault');
    const many: readonly ExplainedFinding[] = Array.from({ length: 60 }, () => one);
    const letter = correctionLetter({ ...about, errors: many });
    expect(letter.length).toBeLessThanOrEqual(LONGEST_NOTE);
    const told = letter.split('\n').filter((line) => line.includes(`(${one.finding.rule}, linia`)).length;
    expect(letter).toContain(`și încă ${60 - told} greșeli`);
    expect(letter.endsWith('Măgura Distribuție S.R.L.')).toBe(true);
  });

  it('goes into a mail whatever is written in it', () => {
    const link = mailLink('vanzari@ambalaje.ro', 'Factura A&B?', 'unu\ndoi „ș”');
    const { protocol, pathname, searchParams } = new URL(link);
    expect([protocol, pathname]).toEqual(['mailto:', 'vanzari@ambalaje.ro']);
    expect(searchParams.get('subject')).toBe('Factura A&B?');
    expect(searchParams.get('body')).toBe('unu\r\ndoi „ș”');
    // An address is another's text: it adds no field and nobody else.
    expect(mailLink('a@b.ro?bcc=c@d.ro,e@f.ro', '', '')).toMatch(/^mailto:a@b\.ro%3Fbcc%3Dc@d\.ro%2Ce@f\.ro\?/);
  });
});
