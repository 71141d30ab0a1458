/** Words of tables that are taken into a definition. */
import { countText } from '@/app/ui/words/amount-text';

export const importTexts = {
  pasted: 'Din foaia de calcul',
  rows: (count: string) => `${count}, încă nimic schimbat`,
  added: 'Noi',
  completed: 'Se completează',
  replaced: 'Se schimbă',
  same: 'La fel',
  wrong: 'De îndreptat',
  unknownHeads: (heads: string) => `Coloane care nu se iau: ${heads}`,
  rowPlace: (row: number) => `Rândul ${String(row)}`,
  wrongRow: (row: number, why: string) => `Rândul ${row}: ${why}`,
  andOthers: (count: number) => `și încă ${count}`,
  import: (count: string) => `Importă ${count}`,
  importing: (done: string, all: string) => `Se importă ${done} din ${all}`,
  imported: (count: string) => `S-au importat ${count}. Restul a rămas cum era.`,
  importFailed: (done: string, all: string) =>
    `Importul s-a oprit după ${done} din ${all}. Ce s-a importat este salvat; lipiți din nou, iar rândurile salvate nu se dublează.`,
  nothingToImport: 'Nimic de importat: rândurile sunt deja aici sau au greșeli.',
  empty: 'Nu s-a găsit niciun rând sub capul de tabel.',
  noHead: (label: string) =>
    `Coloanele nu se recunosc. Prima linie trebuie să fie capul de tabel, cu o coloană „${label}”.`,
  close: 'Renunță la import',
  reading: (name: string) => `Se citește ${name}`,
  details: 'Coloane și rânduri',
  detailsDone: 'Gata',
  nothingHere: 'Niciun rând.',
  busy: 'se lucrează la el',
  undo: 'Anulează importul',
  undoing: (done: string, all: string) => `Se anulează ${done} din ${all}`,
  undone: (count: string) => `Importul s-a anulat: ${count} sunt cum erau.`,
  stayed: (names: readonly string[]) => {
    const named = names.slice(0, 3).map((name) => `„${name}”`);
    const others = names.length > named.length ? ` și încă ${countText(names.length - named.length)}` : '';
    const are = names.length === 1 ? 'a rămas: a fost schimbat' : 'au rămas: au fost schimbate';
    return `${countText(names.length)} ${are} de când s-a făcut importul (${named.join(', ')}${others}). Dacă nu vă trebuie, le puteți șterge din listă.`;
  },
  undoFailed: (done: string, all: string) =>
    `Anularea s-a oprit după ${done} din ${all}. Apăsați din nou: continuă de unde a rămas.`,
  finish: 'Închide',
  columnsTitle: 'Ce conține fiecare coloană',
  columnsAbout: (labels: string) => `Alegeți ce se ia din fiecare. Nu poate lipsi: ${labels}.`,
  columnsMissing: (label: string) => `lipsește coloana „${label}”`,
  previewTitle: 'Ce se schimbă',
  filled: (label: string, value: string) => `${label}: ${value}`,
  tooLong: (labels: string) => `Prea lung sau nu are forma cerută: ${labels}.`,
  tooManyRows: 'Tabelul are peste 100.000 de rânduri. Împărțiți-l și importați părțile pe rând.',
  tooLarge: 'Fișierul nu încape pe dispozitiv. Păstrați în el numai foaia cu rândurile de importat.',
} as const;
