import { describe, expect, it } from 'vitest';
import type { Mark, TaggedNode } from '@/domain/paper/layout/page-description';
import { type TransportStanding, transportPaper } from '@/domain/paper/transport/transport-paper';
import { readDeclaration } from '@/domain/transport/model/read-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { fontsOfDisk } from '../../workers/pdf/fonts-of-disk';
import { domestic } from '../transport/documents';

const STANDING: TransportStanding = {
  ...{
    uit: '7K2P0C4X0W3DTQ34',
    usable: true,
    why: 'pending',
    acceptedAt: '26.11.2026, 06:52',
    firstDay: '2026-11-26',
    lastDay: '2026-11-30',
  },
  ...{ plates: ['CJ24MGD', 'CJ09XTR', ''], declarantName: 'Măgura Distribuție S.R.L.' },
};

function paper(standing: TransportStanding) {
  const read = readXml(domestic());
  const declared = read.ok ? readDeclaration(read.root) : undefined;
  if (declared?.ok !== true || declared.declaration.content.kind !== 'notification') throw new Error('not read');
  return transportPaper(declared.declaration.content, declared.declaration, standing, fontsOfDisk().metrics);
}

function marksOf({ placed, children }: TaggedNode): readonly Mark[] {
  return [...placed.flatMap(({ marks }) => marks), ...children.flatMap(marksOf)];
}

const textOf = (standing: TransportStanding): string =>
  marksOf(paper(standing).content)
    .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
    .join(' ');

describe('the paper of a declaration of transport', () => {
  it('says the code in fours, its days, the vehicle and the goods', () => {
    const text = textOf(STANDING);
    for (const part of ['7K2P 0C4X 0W3D TQ34', '26.11.2026', '30.11.2026', 'CJ24MGD · CJ09XTR', 'Măgura'])
      expect(text).toContain(part);
    expect(paper(STANDING).missing).toEqual([]);
  });

  it('has no code to read while ANAF has not said ok, and says so', () => {
    const boxes = (standing: TransportStanding) =>
      marksOf(paper(standing).content).filter(({ kind }) => kind === 'box').length;
    expect(boxes({ ...STANDING, usable: false })).toBeLessThan(boxes(STANDING) / 2);
    expect(textOf({ ...STANDING, usable: false })).toContain('NEVALID');
  });

  it('says why a code holds no more, and no days of one that holds on none', () => {
    expect(textOf({ ...STANDING, usable: false, why: 'over' })).toContain('EXPIRAT');
    const refused = textOf({ ...STANDING, usable: false, why: 'refused' });
    expect(refused).toContain('RESPINSĂ');
    expect(refused).not.toContain('Valid de la');
  });
});
