/**
 * The UIT codes looked at last on this device, in local storage beside the database: that is read before any database is open, so
 * that at a control the card is there with the page's first frame.
 *
 * Invariants: what is kept holds and may be shown at a control, as far as the database knew while a tab was open (keep-uits-true.ts);
 * it goes with the database (session-service.ts).
 */

/** A card's facts and words, as it was drawn. */
export interface KeptUit {
  /** The declaration's. */
  readonly id: string;
  readonly uit: string;
  /** When it holds, ms since 1970 by the server's clock; how much this device's was ahead of it. */
  readonly from: number;
  readonly until: number;
  readonly ahead: number;
  /** Its end is near. */
  readonly ending: boolean;
  /** Of the QR code: how many squares a side, and the dark ones as an SVG path. */
  readonly squares: { readonly size: number; readonly path: string };
  readonly words: {
    readonly title: string;
    readonly state: string;
    readonly uit: string;
    readonly qr: string;
    readonly until: string;
    readonly lastDay: string;
  };
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A driver's day, and that of who sends some drivers. */
const MOST = 12;

const itemOf = (database: string): string => `condica.uit ${database}`;

/** What an older version kept in another form is none. */
export function keptUits(storage: Pick<Store, 'getItem'>, database: string): readonly KeptUit[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(itemOf(database)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptUit) : [];
  } catch {
    return [];
  }
}

/** The newest first; the one longest not looked at makes room. */
export function keepUit(storage: Store, database: string, card: KeptUit): void {
  const others = keptUits(storage, database).filter(({ id }) => id !== card.id);
  storage.setItem(itemOf(database), JSON.stringify([card, ...others].slice(0, MOST)));
}

export function dropUits(storage: Store, database: string, ids: ReadonlySet<string>): void {
  const left = keptUits(storage, database).filter(({ id }) => !ids.has(id));
  if (left.length > 0) storage.setItem(itemOf(database), JSON.stringify(left));
  else forgetUits(storage, database);
}

export function forgetUits(storage: Pick<Store, 'removeItem'>, database: string): void {
  storage.removeItem(itemOf(database));
}

function isKeptUit(value: unknown): value is KeptUit {
  if (typeof value !== 'object' || value === null) return false;
  const { id, uit, from, until, ahead, squares, words } = value as Partial<KeptUit>;
  const texts = [
    id,
    uit,
    squares?.path,
    words?.title,
    words?.state,
    words?.uit,
    words?.qr,
    words?.until,
    words?.lastDay,
  ];
  const numbers = [from, until, ahead, squares?.size];
  return texts.every((text) => typeof text === 'string') && numbers.every((number) => typeof number === 'number');
}
