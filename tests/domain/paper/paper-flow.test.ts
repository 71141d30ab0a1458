import { describe, expect, it } from 'vitest';
import type { Group, Row } from '@/domain/paper/layout/blocks';
import type { TaggedNode } from '@/domain/paper/layout/page-description';
import { PaperFlow } from '@/domain/paper/layout/paper-flow';
import { STYLES } from '@/domain/paper/layout/text-styles';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import type { FontMetrics } from '@/domain/paper/text/font-metrics';

const metrics: FontMetrics = { advance: (_, codePoint) => (codePoint > 0x2fff ? undefined : 500) };
/** A page holds ten rows of ten points. */
const FRAME = { left: 10, width: 100, top: 20, nextTop: 20, bottom: 120 };
const style = { ...STYLES.body, size: 10, leading: 10 };

const rowOf = (...texts: readonly string[]): Row => ({
  tag: 'TR',
  padTop: 0,
  padBottom: 0,
  cells: texts.map((text, at) => ({
    ...{ x: at * 50, width: 50, align: 'start', tag: 'TD', down: 0 },
    paragraphs: text.split('\n').map((line) => [{ text: line, style }]),
  })),
});

const table = (count: number, rest: Partial<Group> = {}): Group => ({
  tag: 'Table',
  before: 0,
  rows: Array.from({ length: count }, (_, at) => rowOf(`r${at}`)),
  ...rest,
});

function placed(...groups: readonly Group[]): PaperFlow {
  const flow = new PaperFlow(metrics, FRAME);
  for (const group of groups) flow.place(group);
  return flow;
}

interface SeenText {
  readonly page: number;
  readonly text: string;
  readonly y: number;
}

const textsOf = (nodes: readonly TaggedNode[]): readonly SeenText[] =>
  nodes.flatMap(({ placed: parts, children }) => [
    ...parts.flatMap(({ page, marks }) =>
      marks.flatMap((mark) => (mark.kind === 'text' ? [{ page, text: mark.text.trim(), y: mark.baseline }] : [])),
    ),
    ...textsOf(children),
  ]);

const furnitureTexts = (flow: PaperFlow) =>
  flow.furniture.map((marks) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));

describe('rows on pages', () => {
  it('go on to a next page where one is full', () => {
    const seen = textsOf(placed(table(23)).nodes);
    expect(seen.map(({ text }) => text)).toEqual(Array.from({ length: 23 }, (_, at) => `r${at}`));
    expect(seen.map(({ page }) => page)).toEqual([...Array(10).fill(0), ...Array(10).fill(1), 2, 2, 2]);
  });

  it('never stand below the page’s end', () => {
    for (const { y } of textsOf(placed(table(50)).nodes)) expect(y).toBeLessThanOrEqual(FRAME.bottom);
  });

  it('have their head on every page, in the tree once', () => {
    const flow = placed(table(15, { head: rowOf('cap') }));
    expect(furnitureTexts(flow)).toEqual([[], ['cap']]);
    expect(textsOf(flow.nodes).filter(({ text }) => text === 'cap')).toHaveLength(1);
  });

  it('are not parted where a page holds the whole of one', () => {
    const seen = textsOf(placed(table(8), table(1, { rows: [rowOf('a\nb\nc')] })).nodes);
    expect(seen.slice(-3).map(({ page }) => page)).toEqual([1, 1, 1]);
  });

  it('go on from page to page where none holds one of them, each cell for itself', () => {
    const long = Array.from({ length: 25 }, (_, at) => `l${at}`).join('\n');
    const flow = placed(table(1, { head: rowOf('cap'), rows: [rowOf(long, 'scurt'), rowOf('apoi')] }));
    const seen = textsOf(flow.nodes);
    expect(seen.filter(({ text }) => text.startsWith('l')).map(({ page }) => page)).toEqual([
      ...Array(9).fill(0),
      ...Array(9).fill(1),
      ...Array(7).fill(2),
    ]);
    expect(seen.find(({ text }) => text === 'scurt')?.page).toBe(0);
    expect(seen.at(-1)).toMatchObject({ text: 'apoi', page: 2 });
  });

  it('stay together where asked', () => {
    expect(textsOf(placed(table(7), table(5, { together: true })).nodes).map(({ page }) => page)).toEqual([
      ...Array(7).fill(0),
      ...Array(5).fill(1),
    ]);
  });

  it('stand at the page’s foot where asked and there is room', () => {
    const seen = textsOf(placed(table(2), table(2, { low: true })).nodes);
    expect(seen.at(-1)?.y).toBeGreaterThan(FRAME.bottom - 10);
  });

  it('stand at the top of the page that was begun for them, and below its running head', () => {
    const flow = new PaperFlow(metrics, { ...FRAME, nextTop: 40 });
    for (const group of [table(8), table(4, { low: true, together: true })]) flow.place(group);
    const seen = textsOf(flow.nodes).slice(-4);
    expect(seen.map(({ page, y }) => [page, Math.round(y - 0.36 * 10 - 5)])).toEqual([
      [1, 40],
      [1, 50],
      [1, 60],
      [1, 70],
    ]);
  });

  it('stand beside each other, and one below the other where no page can hold them', () => {
    const flow = new PaperFlow(metrics, FRAME);
    flow.place({ left: [table(3)], right: [table(2)] });
    flow.place(table(1));
    expect(textsOf(flow.nodes).map(({ y }) => Math.round(y - 0.36 * 10 - 5))).toEqual([20, 30, 40, 20, 30, 50]);
    const tall = new PaperFlow(metrics, FRAME);
    tall.place({ left: [table(12)], right: [table(2)] });
    expect(textsOf(tall.nodes)).toHaveLength(14);
  });

  it('part words for who reads aloud, but not inside a word that is broken', () => {
    const [node] = placed(table(1, { rows: [rowOf('unu doi\ncincisprezecele')] })).nodes;
    const cell = node?.children[0]?.children[0];
    const marks = cell?.placed.flatMap(({ marks: own }) => own) ?? [];
    expect(marks.map((mark) => (mark.kind === 'text' ? mark.text : ''))).toEqual(['unu doi ', 'cincisprez', 'ecele']);
  });

  it('keep what was written where the font lacks it', () => {
    const flow = placed(table(1, { rows: [rowOf('桌 a')] }));
    expect([...flow.missing]).toEqual(['桌']);
    expect(flow.nodes[0]?.children[0]?.children[0]).toMatchObject({ actual: '桌 a' });
    expect(textsOf(flow.nodes)[0]?.text).toBe('? a');
  });

  it('draw rules as furniture', () => {
    const below = { colour: USUAL_LOOK.colour, thickness: 1 };
    const flow = placed(table(1, { rows: [{ ...rowOf('a'), below }] }));
    expect(flow.furniture[0]).toEqual([
      { kind: 'box', x: 10, y: 30, width: 100, height: 1, colour: USUAL_LOOK.colour },
    ]);
  });
});
