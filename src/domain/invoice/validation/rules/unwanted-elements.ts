/**
 * Elements that should not be present: the path of their parent below the root (or the line), and for each name the
 * number of its rule UBL-CR-nnn. Names are those of the official rules, misspellings included.
 */
export interface UnwantedElements {
  readonly below: readonly string[];
  readonly elements: Readonly<Record<string, number>>;
}
