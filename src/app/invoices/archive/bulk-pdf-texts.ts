import { namedNumbers } from './named-numbers';

/** Words of many PDFs in one zip. */
export const bulkPdfTexts = {
  id: 'pdf-zip',
  action: 'PDF-uri, într-un zip',
  /** `part`: from 1 on where there are several. */
  zipName: (day: string, part: number) => `condica-pdf-${day}${part === 0 ? '' : `-${part}`}.zip`,
  busy: 'Alte PDF-uri sunt încă în lucru. Așteptați-le ori opriți-le, apoi apăsați din nou.',
  making: 'Se fac PDF-urile facturilor alese.',
  absent: (numbers: readonly string[], some: boolean) =>
    `Nu sunt încă pe acest dispozitiv: ${namedNumbers(numbers)}.${some ? ' Celelalte sunt în zip.' : ''} Legați-vă la rețea și luați-le din nou; pe server sunt păstrate.`,
  notMade: (numbers: readonly string[]) =>
    `Nu s-a putut face PDF din ${namedNumbers(numbers)}. Fișierele XML sunt păstrate întregi și se pot descărca.`,
  lookMissing: (numbers: readonly string[]) =>
    `Făcute cu aspectul obișnuit, fiindcă al lor nu a ajuns încă pe acest dispozitiv: ${namedNumbers(numbers)}. După sincronizare, luați-le din nou.`,
  failed:
    'PDF-urile nu s-au făcut acum. Facturile sunt păstrate. Dacă aplicația tocmai s-a instalat, deschideți-o o dată cu rețea și încercați din nou.',
} as const;
