/**
 * The laid-out pages of a document, drawn as the PDF draws them: each mark where the layout has put it, in the same faces. They
 * are a picture; a reading machine is given the article beside them.
 */
import './paper-pages.css';
import { memo } from 'react';
import type { Mark, PageDescription, TaggedNode } from '@/domain/paper/layout/page-description';
import { PAPER_FAMILY, PAPER_WEIGHTS } from './paper-faces';

export function PaperPages({ pages }: { readonly pages: PageDescription }) {
  const { width, height } = pages;
  return (
    <div aria-hidden="true" className="paper-pages">
      {marksByPage(pages).map((marks, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <Sheet height={height} key={page} marks={marks} width={width} />
      ))}
    </div>
  );
}

/** Furniture below the content, as in the file. */
export function marksByPage({ furniture, content }: PageDescription): readonly (readonly Mark[])[] {
  const pages = furniture.map((marks) => [...marks]);
  const add = ({ placed, children }: TaggedNode): void => {
    for (const { page, marks } of placed) pages[page]?.push(...marks);
    for (const child of children) add(child);
  };
  add(content);
  return pages;
}

interface SheetProps {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The pages of a long document are drawn once. */
const Sheet = memo(function Sheet({ width, height, marks }: SheetProps) {
  return (
    <svg aria-hidden="true" className="paper-page" fontFamily={PAPER_FAMILY} viewBox={`0 0 ${width} ${height}`}>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of a page neither come nor go.
        <DrawnMark key={at} mark={mark} />
      ))}
    </svg>
  );
});

function DrawnMark({ mark }: { readonly mark: Mark }) {
  if (mark.kind === 'box') {
    const { x, y, width, height, colour } = mark;
    return <rect fill={colour} height={height} shapeRendering="crispEdges" width={width} x={x} y={y} />;
  }
  if (mark.kind === 'image') {
    const { x, y, width, height, source } = mark;
    return <image height={height} href={source} width={width} x={x} y={y} />;
  }
  const { x, baseline, face, size, colour, text } = mark;
  return (
    <text fill={colour} fontSize={size} fontWeight={PAPER_WEIGHTS[face]} x={x} y={baseline}>
      {text}
    </text>
  );
}
