/**
 * Puts groups of rows onto pages, one after the other, and keeps the tree of what is read aloud.
 *
 * Invariants: `y` is never above the content's top; a mark is placed on the page that is last, or on the one being laid
 * beside; rules and repeated heads are furniture, everything else is in the tree exactly once and in the order given.
 */
import type { FontMetrics } from '../text/font-metrics';
import type { BesideBlock, Block, Group, Picture, Rule } from './blocks';
import { type FittedCell, type FittedLine, type FittedRow, fitRow } from './fit-row';
import type { Mark, TaggedNode } from './page-description';
import { downOf, lineMarks, rowMarks } from './row-marks';

export interface PaperFrame {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  /** On the pages after the first, which have a line above. */
  readonly nextTop: number;
  /** Where the foot begins. */
  readonly bottom: number;
}

type Progress = (rows: number, of: number) => void;
type Placed = TaggedNode['placed'][number];

interface FittedGroup {
  readonly group: Group;
  readonly head: FittedRow | undefined;
  readonly rows: readonly FittedRow[];
  readonly height: number;
}

interface OpenCell {
  readonly cell: FittedCell;
  /** The first line that stands nowhere yet. */
  readonly from: number;
  readonly placed: Placed[];
}

export class PaperFlow {
  readonly furniture: Mark[][] = [[]];
  readonly missing = new Set<string>();
  private readonly tree: TaggedNode[] = [];
  private y: number;

  constructor(
    private readonly metrics: FontMetrics,
    private readonly frame: PaperFrame,
  ) {
    this.y = frame.top;
  }

  get nodes(): readonly TaggedNode[] {
    return this.tree;
  }

  /** `placed` hears after each row of a table how many of its rows stand. */
  place(block: Block, placed?: Progress): void {
    if ('left' in block) this.placeBeside(block);
    else this.placeGroup(this.fitted(block), placed);
  }

  private placeBeside(block: BesideBlock): void {
    const left = block.left.map((group) => this.fitted(group));
    const right = block.right.map((group) => this.fitted(group));
    const height = Math.max(heightOf(left), heightOf(right));
    if (height > this.pageRoom) {
      for (const group of [...left, ...right]) this.placeGroup(group);
      return;
    }
    if (height > this.room) this.breakPage();
    if (block.low === true && !this.atTop) this.y = Math.max(this.y, this.frame.bottom - height);
    const start = this.y;
    for (const group of left) this.placeGroup(group);
    const leftEnd = this.y;
    this.y = start;
    for (const group of right) this.placeGroup(group);
    this.y = Math.max(leftEnd, this.y);
  }

  private get room(): number {
    return this.frame.bottom - this.y;
  }

  /** Nothing stands on the page yet. */
  private get atTop(): boolean {
    return this.y === (this.page === 0 ? this.frame.top : this.frame.nextTop);
  }

  private get pageRoom(): number {
    return this.frame.bottom - this.frame.nextTop;
  }

  private get page(): number {
    return this.furniture.length - 1;
  }

  private fitted(group: Group): FittedGroup {
    const fitted = (row: Group['rows'][number]): FittedRow =>
      fitRow(this.metrics, row, (character) => this.missing.add(character));
    const head = group.head === undefined ? undefined : fitted(group.head);
    const rows = group.rows.map(fitted);
    const height = rows.reduce((sum, row) => sum + row.height, group.before + (head?.height ?? 0));
    return { group, head, rows, height };
  }

  private breakPage(): void {
    this.furniture.push([]);
    this.y = this.frame.nextTop;
  }

  private placeGroup({ group, head, rows, height }: FittedGroup, placed: Progress = () => {}): void {
    const least = group.together === true ? height : group.before + (head?.height ?? 0) + (rows[0]?.height ?? 0);
    if (least > this.room && least <= this.pageRoom) this.breakPage();
    const atTop = this.atTop;
    if (!atTop) this.y += group.before;
    if (group.low === true && !atTop) this.y = Math.max(this.y, this.frame.bottom - (height - group.before));
    const children: TaggedNode[] = [];
    if (head !== undefined) children.push(...this.placeRow(head, undefined));
    rows.forEach((row, at) => {
      children.push(...this.placeRow(row, head));
      if (row.tag === 'TR') placed(at + 1, rows.length);
    });
    this.tree.push({ tag: group.tag, placed: [], children });
  }

  /** The row's nodes. One that no page can hold goes on from page to page. */
  private placeRow(row: FittedRow, head: FittedRow | undefined): readonly TaggedNode[] {
    if (row.height > this.room && row.height <= this.pageRoom - (head?.height ?? 0)) this.goOn(head);
    const pictures = this.openRow(row);
    const placed = this.placeCells(row, head);
    this.closeRow(row, pictures);
    return nodesOf(row, placed, pictures.nodes);
  }

  /** By cell, the marks on each page that it stands on. */
  private placeCells(row: FittedRow, head: FittedRow | undefined): readonly (readonly Placed[])[] {
    const cells = row.cells.map((cell) => ({ cell, from: 0, placed: [] as Placed[] }));
    for (;;) {
      const top = this.y;
      for (const open of cells) open.from = this.placeLines(row, open, top);
      if (cells.every(({ cell, from }) => from >= cell.lines.length)) return cells.map(({ placed }) => placed);
      this.goOn(head);
    }
  }

  /** As many lines of a cell as the page holds below `top`; gives the first that is left. */
  private placeLines(row: FittedRow, { cell, from, placed }: OpenCell, top: number): number {
    const down = from === 0 ? downOf(row, cell) : 0;
    const to = fittingLines(cell, from, this.frame.bottom - top - down);
    const lines = cell.lines.slice(from, to);
    const marks = lineMarks(cell, lines, this.frame.left, top + down);
    if (marks.length > 0) placed.push({ page: this.page, marks });
    this.y = Math.max(this.y, top + down + linesHeight(lines));
    return to;
  }

  private goOn(head: FittedRow | undefined): void {
    this.breakPage();
    if (head === undefined) return;
    const { below, above } = head;
    if (above !== undefined) this.drawRule(above);
    this.furniture[this.page]?.push(...rowMarks(head, this.frame.left, this.y));
    this.y += head.height;
    if (below !== undefined) this.drawRule(below);
  }

  private openRow(row: FittedRow): { readonly nodes: readonly TaggedNode[]; readonly end: number } {
    if (row.above !== undefined) this.drawRule(row.above);
    this.y += row.padTop;
    const nodes = row.pictures.flatMap((picture) => this.placePicture(picture));
    return { nodes, end: this.y + Math.max(0, ...row.pictures.map(({ height }) => height)) };
  }

  private closeRow(row: FittedRow, { end }: { readonly end: number }): void {
    this.y = Math.max(this.y, row.pictures.length > 0 ? end : 0) + row.padBottom;
    if (row.below !== undefined) this.drawRule(row.below);
  }

  private placePicture({ x, alternative, marks }: Picture): readonly TaggedNode[] {
    const moved = marks.map((mark) => movedBy(mark, this.frame.left + x, this.y));
    if (alternative !== '')
      return [{ tag: 'Figure', alternative, placed: [{ page: this.page, marks: moved }], children: [] }];
    this.furniture[this.page]?.push(...moved);
    return [];
  }

  private drawRule({ colour, thickness, x = 0, width = this.frame.width }: Rule): void {
    this.furniture[this.page]?.push({
      kind: 'box',
      x: this.frame.left + x,
      y: this.y,
      width,
      height: thickness,
      colour,
    });
  }
}

function nodesOf(
  { tag: rowTag, cells }: FittedRow,
  placed: readonly (readonly Placed[])[],
  pictures: readonly TaggedNode[],
): readonly TaggedNode[] {
  const nodes = cells.map(({ tag, actual }, at): TaggedNode => {
    const own = { tag, placed: placed[at] ?? [], children: [] };
    return actual === undefined ? own : { ...own, actual };
  });
  // A table's cell stands also where it is empty, else its columns would move.
  if (rowTag !== undefined) return [{ tag: rowTag, placed: [], children: [...nodes, ...pictures] }];
  return [...nodes.filter((node) => node.placed.length > 0), ...pictures];
}

function heightOf(groups: readonly FittedGroup[]): number {
  return groups.reduce((sum, { height }) => sum + height, 0);
}

function linesHeight(lines: readonly FittedLine[]): number {
  return lines.reduce((sum, { leading }) => sum + leading, 0);
}

/** The end of the lines from `from` on that the height holds; one at least, so that a flow always ends. */
function fittingLines({ lines }: FittedCell, from: number, height: number): number {
  let to = from;
  let left = height;
  while (to < lines.length && (to === from || (lines[to]?.leading ?? 0) <= left)) {
    left -= lines[to]?.leading ?? 0;
    to += 1;
  }
  return to;
}

function movedBy(mark: Mark, x: number, y: number): Mark {
  return mark.kind === 'text'
    ? { ...mark, x: mark.x + x, baseline: mark.baseline + y }
    : { ...mark, x: mark.x + x, y: mark.y + y };
}
