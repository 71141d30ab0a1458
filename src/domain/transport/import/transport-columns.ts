/** The columns of a table of transports: their titles as people write them, and what each fills in a draft. */
import { fold } from '../../text/fold';

/** What a column says: of the whole declaration, or of the line of goods in its row. */
export type TransportColumn =
  | 'number'
  | 'operation'
  | 'startDate'
  | 'vehicle'
  | 'firstTrailer'
  | 'secondTrailer'
  | 'organiserCountry'
  | 'organiserCode'
  | 'organiserName'
  | 'partnerCountry'
  | 'partnerCode'
  | 'partnerName'
  | PlaceColumn
  | 'documentType'
  | 'documentNumber'
  | 'documentDate'
  | 'documentRemarks'
  | GoodsColumn;

export type GoodsColumn =
  | 'purpose'
  | 'tariffCode'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'netWeight'
  | 'grossWeight'
  | 'value';

type PlaceField = 'County' | 'Locality' | 'Street' | 'Number' | 'BorderPoint' | 'CustomsOffice';
export type PlaceColumn = `start${PlaceField}` | `end${PlaceField}`;

const PLACE_TITLES: Readonly<Record<PlaceField, readonly string[]>> = {
  County: ['judet', 'cod judet'],
  Locality: ['localitate'],
  Street: ['strada'],
  Number: ['numar'],
  BorderPoint: ['ptf', 'punct de trecere'],
  CustomsOffice: ['birou vamal'],
};

function placeTitles(): readonly (readonly [PlaceColumn, readonly string[]])[] {
  const sides = [
    ['start', ['plecare', 'incarcare']],
    ['end', ['sosire', 'descarcare']],
  ] as const;
  return sides.flatMap(([side, words]) =>
    // The names are the table's own.
    (Object.entries(PLACE_TITLES) as [PlaceField, readonly string[]][]).map(
      ([field, titles]) =>
        [`${side}${field}`, words.flatMap((word) => titles.map((title) => `${word} ${title}`))] as const,
    ),
  );
}

/** Titles as they are compared: without accents, marks and capitals. The first is the one that a sample bears. */
export const COLUMN_TITLES: ReadonlyMap<TransportColumn, readonly string[]> = new Map<
  TransportColumn,
  readonly string[]
>([
  ['number', ['nr', 'nr declaratie', 'numar declaratie']],
  ['operation', ['operatiune', 'tip operatiune']],
  ['startDate', ['data transport', 'data']],
  ['vehicle', ['vehicul', 'nr vehicul']],
  ['firstTrailer', ['remorca 1', 'remorca']],
  ['secondTrailer', ['remorca 2']],
  ['organiserCountry', ['tara transportator']],
  ['organiserCode', ['cod transportator', 'cui transportator']],
  ['organiserName', ['transportator']],
  ['partnerCountry', ['tara partener']],
  ['partnerCode', ['cod partener', 'cui partener']],
  ['partnerName', ['partener']],
  ...placeTitles(),
  ['documentType', ['tip document']],
  ['documentNumber', ['numar document', 'nr document']],
  ['documentDate', ['data document']],
  ['documentRemarks', ['observatii']],
  ['purpose', ['scop']],
  ['tariffCode', ['cod tarifar', 'cod nc']],
  ['name', ['marfa', 'denumire marfa', 'denumire']],
  ['quantity', ['cantitate']],
  ['unit', ['um', 'u m']],
  ['netWeight', ['greutate neta', 'kg net']],
  ['grossWeight', ['greutate bruta', 'kg brut']],
  ['value', ['valoare', 'valoare lei']],
]);

/** Without which a table cannot be read at all. */
export const NEEDED_COLUMNS: readonly TransportColumn[] = ['operation', 'startDate', 'vehicle', 'name', 'grossWeight'];

/** Which column stands at each place of the title row; undefined where nothing is known by the title. */
export function columnsOf(titles: readonly string[]): readonly (TransportColumn | undefined)[] {
  return titles.map((title) => {
    const folded = fold(title)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
    return [...COLUMN_TITLES].find(([, known]) => known.includes(folded))?.[0];
  });
}
