/** Sizes and colours of the paper (picture 17; look/tokens.css, light): points, and `#rrggbb`. */
import type { Face } from '../text/font-metrics';

export const INK = {
  text: '#151a22',
  softer: '#465060',
  soft: '#5c6675',
  line: '#dce0e6',
  white: '#ffffff',
  draft: '#e9edf3',
} as const;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  /** From one baseline to the next. */
  readonly leading: number;
  readonly colour: string;
}

const style = (face: Face, size: number, leading: number, colour: string): TextStyle => ({
  face,
  size,
  leading,
  colour,
});

export const STYLES = {
  title: style('semibold', 22, 28, INK.text),
  titleBeside: style('regular', 22, 28, INK.softer),
  /** The code of a transport, in fours. */
  uit: style('semibold', 27, 36, INK.text),
  titleBelow: style('regular', 14, 19, INK.softer),
  brand: style('semibold', 12, 16, INK.text),
  tagline: style('regular', 9, 13, INK.softer),
  monogram: style('semibold', 12, 16, INK.white),
  number: style('regular', 9.75, 14, INK.softer),
  party: style('semibold', 11, 16, INK.text),
  body: style('regular', 9, 13.5, INK.text),
  strong: style('semibold', 9, 13.5, INK.text),
  softer: style('regular', 9, 13.5, INK.softer),
  soft: style('regular', 9, 13.5, INK.soft),
  label: style('regular', 7.5, 10.5, INK.soft),
  payable: style('semibold', 16.5, 21, INK.text),
  payableLabel: style('semibold', 9.75, 21, INK.text),
  payableUnit: style('regular', 9, 21, INK.softer),
  foot: style('regular', 6.75, 10.5, INK.soft),
  footStrong: style('semibold', 6.75, 10.5, INK.text),
} as const;
