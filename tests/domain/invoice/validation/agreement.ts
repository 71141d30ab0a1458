import type { Verdict } from '@/domain/invoice/validation/verdict';

/** A document of the corpus with the official verdict. */
export interface CorpusDocument {
  readonly id: string;
  readonly xml: string;
  readonly xsd: 'valid' | 'invalid';
  readonly fatal: readonly string[];
  readonly warning: readonly string[];
  readonly abort?: readonly string[];
}

/** How many documents agree, of how many. */
export interface Agreement {
  documents: number;
  agreeing: number;
}

/** Agreement by what is compared, and by rule family over the documents that are schema valid and do not abort. */
export class AgreementTable {
  readonly rows = new Map<string, Agreement>();
  /** Documents that must agree and do not: id and what differs. */
  readonly differences: string[] = [];

  add(document: CorpusDocument, verdict: Verdict): void {
    const accepted = document.xsd === 'valid' && document.fatal.length === 0 && document.abort === undefined;
    this.count('accepted', accepted === verdict.accepted, document.id);
    this.count('xsd', document.xsd === verdict.xsd, document.id);
    const official = [...document.fatal, ...document.warning];
    const own = [...verdict.fatal, ...verdict.warning];
    const same = sameIds(document.fatal, verdict.fatal) && sameIds(document.warning, verdict.warning);
    if (document.xsd !== 'valid' || document.abort !== undefined) {
      this.count('ids, schema invalid or aborting', same);
      return;
    }
    this.count('ids, schema valid without abort', same, document.id);
    for (const family of new Set([...official, ...own].map(familyOf))) {
      const of = (ids: readonly string[]) => ids.filter((id) => familyOf(id) === family).sort();
      this.count(`  ${family}`, sameIds(of(official), of(own)));
    }
  }

  /** What is compared first, then the families by name. */
  sorted(): readonly (readonly [string, Agreement])[] {
    return [...this.rows].sort(([a], [b]) => Number(a.startsWith(' ')) - Number(b.startsWith(' ')) || (a < b ? -1 : 1));
  }

  /** The table as text, one row a line. */
  toString(): string {
    return this.sorted()
      .map(
        ([name, { documents, agreeing }]) =>
          `${name.padEnd(34)} ${String(documents).padStart(6)} ${String(agreeing).padStart(6)}`,
      )
      .join('\n');
  }

  private count(name: string, agrees: boolean, id?: string): void {
    const row = this.rows.get(name) ?? { documents: 0, agreeing: 0 };
    this.rows.set(name, row);
    row.documents++;
    if (agrees) row.agreeing++;
    else if (id !== undefined) this.differences.push(`${name}: ${id}`);
  }
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** `BR-CO-15` belongs to `BR-CO`, `BR-RO-L1016` to `BR-RO`, `BR-01` to `BR`. */
export function familyOf(id: string): string {
  return /^(BR-DEC-RO|UBL-[A-Z]+|BR-[A-Z]+|BR)/.exec(id)?.[0] ?? id;
}
