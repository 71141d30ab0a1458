import { describe, expect, it } from 'vitest';
import { type Decision, decisionPaper } from '@/domain/paper/decision/decision-paper';
import type { Mark, TaggedNode } from '@/domain/paper/layout/page-description';
import { fontsOfDisk } from '../../workers/pdf/fonts-of-disk';

const COMPANY = {
  name: 'Măgura Distribuție S.R.L.',
  cif: 'RO31247702',
  registration: 'J12/1/2020',
  address: 'Cluj-Napoca',
};
const SERIES = {
  id: 's',
  prefix: 'FCT-',
  width: 4,
  firstNumber: 1,
  type: 'FCT',
  place: '',
  responsible: 'Ana Pop',
} as const;
const DECISION: Decision = {
  ...{ number: 7, date: '2026-11-12', allots: 'Ioana Mărginean', series: [SERIES] },
  intervals: [{ serial: 's', from: 380, to: 389, device: 'Telefon Mihai', since: '2026-11-12' }],
};

function marksOf({ placed, children }: TaggedNode): readonly Mark[] {
  return [...placed.flatMap(({ marks }) => marks), ...children.flatMap(marksOf)];
}

function paper(decision: Decision) {
  const pages = decisionPaper(decision, COMPANY, fontsOfDisk().metrics);
  const text = marksOf(pages.content)
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    .join(' ');
  return { pages: pages.furniture.length, missing: pages.missing, text };
}

describe('the paper of an internal decision', () => {
  it('says series, start and who allots, and lists the intervals at its date', () => {
    const { text, missing, pages } = paper(DECISION);
    for (const part of ['DECIZIA NR. 7 din 12.11.2026', 'OMFP nr. 2634/2015', 'FCT-0001', 'Ioana Mărginean', 'Ana Pop'])
      expect(text).toContain(part);
    for (const part of ['Anexă la decizia nr. 7', 'FCT-0380', 'FCT-0389', 'Telefon Mihai'])
      expect(text).toContain(part);
    expect(missing).toEqual([]);
    expect(pages).toBe(1);
  });

  it('has no annex where no device has an interval, and says so', () => {
    const { text } = paper({ ...DECISION, intervals: [] });
    expect(text).not.toContain('Anexă');
    expect(text).toContain('niciun dispozitiv nu are un interval rezervat');
  });

  it('goes over pages with hundreds of intervals, none of them lost', () => {
    const intervals = Array.from({ length: 300 }, (_none, place) => ({
      ...{ serial: 's', from: place * 10 + 1, to: place * 10 + 10, device: `Dispozitiv ${place}`, since: '2026-11-12' },
    }));
    const { text, pages } = paper({ ...DECISION, intervals });
    expect(pages).toBeGreaterThan(5);
    for (const { device } of intervals) expect(text).toContain(device);
  });
});
