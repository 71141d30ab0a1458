import { namedNumbers } from './named-numbers';

/** Words of the print of many documents. */
export const bulkPrintTexts = {
  id: 'print-many',
  busy: 'O altă printare se pregătește încă. Așteptați-o ori opriți-o, apoi apăsați din nou.',
  making: 'Se așază pe pagini facturile de printat.',
  tooMany: (most: string) =>
    `Se printează cel mult ${most} de facturi odată. Descărcați-le ca PDF-uri, într-un singur zip, sau printați-le pe rând din lista facturilor.`,
  absent: (numbers: readonly string[], some: boolean) =>
    `Nu sunt încă pe acest dispozitiv: ${namedNumbers(numbers)}.${some ? ' Celelalte se printează.' : ''} Legați-vă la rețea și printați-le din nou; pe server sunt păstrate.`,
  notMade: (numbers: readonly string[]) =>
    `Nu s-au putut așeza pe pagini: ${namedNumbers(numbers)}. Fișierele XML sunt păstrate întregi și se pot descărca.`,
  lookMissing: (numbers: readonly string[]) =>
    `Așezate cu aspectul obișnuit, fiindcă al lor nu a ajuns încă pe acest dispozitiv: ${namedNumbers(numbers)}. După sincronizare, printați-le din nou.`,
  failed:
    'Facturile nu s-au putut așeza pe pagini acum. Ele sunt păstrate. Dacă aplicația tocmai s-a instalat, deschideți-o o dată cu rețea și încercați din nou.',
} as const;
