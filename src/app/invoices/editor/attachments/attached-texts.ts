/** Words of attached files, and of why one is not taken. */
import type { AttachProblem } from '@/domain/invoice/attachments/take-file';

export const attachedTexts = {
  sum: (files: string, size: string) => `${files}, ${size} din 5 MB`,
  reference: 'Referință',
  description: 'Descriere',
  download: (name: string) => `Descarcă ${name}`,
  remove: (name: string) => `Scoate ${name}`,
  removed: (name: string) => `${name} nu mai este atașat.`,
  undo: 'Anulează',
  elsewhere: 'Conținutul nu a ajuns încă pe acest dispozitiv. Vine la următoarea legătură cu serverul.',
  failed: (name: string) =>
    `${name} nu s-a putut păstra pe acest dispozitiv. Factura nu s-a schimbat; încercați din nou.`,
  gone: 'Fișierul nu s-a putut citi de pe acest dispozitiv.',
} as const;

const PROBLEMS: Readonly<Record<AttachProblem, string>> = {
  empty: 'este gol.',
  kind: 'nu este PDF, PNG, JPEG, CSV, XLSX sau ODS, oricum s-ar numi. Regulile nu primesc alte feluri de fișiere.',
  scripts: 'conține scripturi sau alte fișiere și nu se atașează. Salvați-l ca PDF simplu.',
  'too-large': 'nu mai încape: fișierele unei facturi au împreună cel mult 5 MB. Micșorați-l sau scoateți altul.',
  'too-many': 'nu mai încape: o factură are cel mult 20 de fișiere.',
  there: 'este deja atașat, poate sub alt nume.',
};

export function problemText(name: string, problem: AttachProblem): string {
  return `${name} ${PROBLEMS[problem]}`;
}
