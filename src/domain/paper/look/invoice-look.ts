/** How a company wants its invoices to look on paper: what a person chooses, and what of it the paper may follow. */

/** What an invoice must show of each line (Codul fiscal, art. 319 alin. (20)): it can be moved, never left out. */
export const LOOK_FIGURES = ['unit', 'quantity', 'price', 'net', 'vat'] as const;
export type LookFigure = (typeof LOOK_FIGURES)[number];

/** What may stand under an item's name. */
export type LookDetail = 'itemCode' | 'classification' | 'lineDiscount';

/** `auto`: by the buyer's country. */
export type LookLanguage = 'auto' | 'ro' | 'ro-en';

export interface InvoiceLook extends Readonly<Record<LookDetail, boolean>> {
  /** A PNG without transparency, as a `data:` address; '' for the two letters of the name. */
  readonly logo: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly language: LookLanguage;
  /** The order of the columns after number and name; names of `LOOK_FIGURES`, or of a newer version. */
  readonly figures: readonly string[];
  /** Under the company's name. */
  readonly tagline: string;
  /** Among the particulars of the payment. */
  readonly paymentNote: string;
  /** On the foot of every page. */
  readonly footText: string;
  /** The code for the bank's app. */
  readonly payCode: boolean;
  /** Upload index and hash, once there are any. */
  readonly proof: boolean;
  /** Places to sign. */
  readonly signature: boolean;
}

/** Of a company that chose nothing. */
export const USUAL_LOOK: InvoiceLook = {
  logo: '',
  colour: '#0e1c38',
  language: 'auto',
  figures: LOOK_FIGURES,
  itemCode: true,
  classification: false,
  lineDiscount: true,
  tagline: '',
  paymentNote: '',
  footText: '',
  payCode: true,
  proof: true,
  signature: false,
};

/** All columns in the look's order, each once: unknown ones are left out, forgotten ones stand at the end. */
export function lookFigures({ figures }: Pick<InvoiceLook, 'figures'>): readonly LookFigure[] {
  const named = [...new Set(figures)].filter(isFigure);
  return [...named, ...LOOK_FIGURES.filter((figure) => !named.includes(figure))];
}

function isFigure(name: string): name is LookFigure {
  return LOOK_FIGURES.some((figure) => figure === name);
}

/** One place forward (-1) or back (1); the same look where it has no such place. */
export function withMovedFigure(look: InvoiceLook, figure: LookFigure, by: -1 | 1): InvoiceLook {
  const figures = [...lookFigures(look)];
  const at = figures.indexOf(figure);
  const other = figures[at + by];
  if (other === undefined) return look;
  figures[at] = other;
  figures[at + by] = figure;
  return { ...look, figures };
}
