/** What a document is made of before it has pages: groups of rows of cells. Lengths are points. */
import type { Mark, Tag } from './page-description';
import type { TextStyle } from './text-styles';

export interface TextRun {
  readonly text: string;
  readonly style: TextStyle;
}

/** One run is broken into lines; several stand side by side where they fit, else each on lines of its own. */
export type Paragraph = readonly TextRun[];

export interface Cell {
  /** From the left edge of the content. */
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
  readonly tag: Tag;
  readonly paragraphs: readonly Paragraph[];
  /** How far below the row's top it begins. */
  readonly down: number;
}

export interface Rule {
  readonly colour: string;
  readonly thickness: number;
  /** The whole content's width where left out. */
  readonly x?: number;
  readonly width?: number;
}

/** A picture of marks with its own origin, read as one thing. */
export interface Picture {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** '' for an ornament, which is read nowhere. */
  readonly alternative: string;
  readonly marks: readonly Mark[];
}

export interface Row {
  /** `TR` in a table; without it the cells belong to the group itself. */
  readonly tag?: Tag;
  readonly cells: readonly Cell[];
  readonly pictures?: readonly Picture[];
  readonly padTop: number;
  readonly padBottom: number;
  readonly above?: Rule;
  readonly below?: Rule;
  /** Cells stand on the row's bottom: heads of columns. */
  readonly atBottom?: boolean;
}

export interface Group {
  readonly tag: Tag;
  /** Comes again on every page the rows go on to. */
  readonly head?: Row;
  readonly rows: readonly Row[];
  /** Space above; none at the top of a page. */
  readonly before: number;
  /** On one page where one can hold it. */
  readonly together?: boolean;
  /** Down at the page's foot, where there is room between. */
  readonly low?: boolean;
}

/** Groups one below the other, or two columns of them beside each other (one below the other where no page can hold them). */
export type Block = Group | BesideBlock;

export interface BesideBlock {
  readonly left: readonly Group[];
  readonly right: readonly Group[];
  /** As of a group. */
  readonly low?: boolean;
}
