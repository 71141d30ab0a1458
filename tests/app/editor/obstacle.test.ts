import { describe, expect, it } from 'vitest';
import { refusalsInWords } from '@/app/invoices/editor/invalid/refusals-in-words';
import type { EditorFinding } from '@/app/invoices/editor/model/finding';
import { shownFindings } from '@/app/invoices/editor/model/finding-view';
import { obstacleTo } from '@/app/invoices/editor/model/obstacle';

const stop = (at: string, rest: Partial<EditorFinding> = {}): EditorFinding => ({
  at,
  severity: 'stop',
  missing: false,
  text: `${at}.`,
  ...rest,
});
const warning: EditorFinding = { ...stop('dueDate'), severity: 'warning' };

describe('what the send button leads to', () => {
  it('is the first stop with a field, in the order of the sheet', () => {
    const findings = [
      warning,
      stop('', { rule: 'BR-CO-15' }),
      stop('lines.0.unitCode', { row: 0 }),
      stop('buyer.name'),
    ];
    expect(obstacleTo({ findings }, 'refuse')?.at).toBe('buyer.name');
    expect(obstacleTo({ findings: findings.slice(0, 2) }, 'refuse')?.rule).toBe('BR-CO-15');
    expect(obstacleTo({ findings: [warning] }, 'refuse')).toBeUndefined();
  });

  // Without its data there is no document that a person could decide about.
  it('is only what keeps the document from being made, where the person decides on errors', () => {
    const error = stop('buyer.address.city', { rule: 'BR-RO-101' });
    expect(obstacleTo({ findings: [error] }, 'ask')).toBeUndefined();
    const gap = stop('lines.0.name', { incomplete: true, missing: true, row: 0 });
    expect(obstacleTo({ findings: [error, gap] }, 'ask')).toBe(gap);
  });
});

describe('what a decision is asked about', () => {
  it('is every refusing rule once, with its words where there are any', () => {
    const findings = [
      stop('buyer.address.city', { rule: 'BR-RO-101' }),
      stop('lines.2.name', { rule: 'BR-25', row: 2 }),
    ];
    expect(refusalsInWords(['BR-RO-101', 'BR-25', 'BR-XX'], findings)).toEqual([
      { rule: 'BR-RO-101', text: 'buyer.address.city.' },
      { rule: 'BR-25', text: 'Linia 3: lines.2.name.' },
      { rule: 'BR-XX', text: '' },
    ]);
  });

  it('leaves out a rule that only repeats another', () => {
    const findings = [stop('discount.amount', { rule: 'BR-33' })];
    expect(refusalsInWords(['BR-CO-21', 'BR-33'], findings).map(({ rule }) => rule)).toEqual(['BR-33']);
  });
});

describe('the way through the findings', () => {
  it('goes through a party as one reads it, then on to the lines', () => {
    const at = [
      'lines.1.name',
      'buyer.address.line1',
      'buyer.telephone',
      'buyer.address.city',
      'seller.name',
      'issueDate',
    ];
    const findings = at.map((key) => stop(key, key === 'lines.1.name' ? { row: 1 } : {}));
    expect(shownFindings({ findings, asked: true }).map((finding) => finding.at)).toEqual([
      'issueDate',
      'seller.name',
      'buyer.address.city',
      'buyer.address.line1',
      'buyer.telephone',
      'lines.1.name',
    ]);
  });
});
