import { sheetTexts } from '@/app/files/sheet-texts';
import { countedNoun } from '@/app/ui/words/amount-text';

const declarations = (count: number): string => countedNoun(count, 'declarație', 'declarații');

/** Words of the import of declarations from tables and files. */
export const importTexts = {
  title: 'Importă declarații',
  about:
    'Un tabel XLSX sau CSV, cu titlurile pe primul rând, ori fișiere XML pentru e-Transport, de cel mult 5 MB fiecare. Rândurile cu același „Nr.” sunt marfa unei singure declarații. Nimic nu pleacă înainte să apăsați „Declară”.',
  choose: 'Alege fișierele',
  more: 'Alte fișiere',
  sample: 'Descarcă un tabel model',
  sampleName: 'model-e-transport.xlsx',
  sampleSheet: 'Transporturi',
  reading: (name: string) => `Se citește ${name}`,
  stop: 'Oprește',
  counts: (ready: number, wrong: number, later: number) =>
    [
      `${declarations(ready)} ${ready === 1 ? 'se poate' : 'se pot'} trimite`,
      ...(later === 0 ? [] : [`${String(later)} mai târziu`]),
      ...(wrong === 0 ? [] : [`${String(wrong)} cu greșeli`]),
    ].join(' · '),
  only: 'Numai cele cu greșeli',
  listLabel: 'Declarațiile citite',
  rows: (rows: readonly number[]) =>
    rows.length === 1 ? `rândul ${String(rows[0])}` : `rândurile ${String(rows[0])}–${String(rows.at(-1))}`,
  ready: 'Se poate trimite',
  wrong: 'Are greșeli',
  later: (from: string) => `Se poate declara din ${from}`,
  passed: 'Ziua pornirii a trecut',
  at: (row: number) => `rândul ${String(row)}: `,
  others: (count: number) => `și încă ${String(count)}`,
  noPartner: 'fără partener',
  report: 'Raport XLSX',
  reportName: 'raport-import-e-transport.xlsx',
  reportSheet: 'Raport',
  reportHeads: ['Fișier', 'Rând', 'Partener', 'Vehicul', 'Pornește la', 'Verdict', 'De ce'] as const,
  declare: (count: number) => `Declară ${declarations(count)}`,
  declaring: (done: number, of: number) => `Se trimit: ${String(done)} din ${String(of)}`,
  nothingReady: 'nicio declarație nu se poate trimite acum',
  keep: 'Pune restul în ciorne',
  nothingToKeep: 'nu a rămas nimic de pus în ciorne',
  done: (count: number) => `${declarations(count)} pleacă la ANAF`,
  notDone: (count: number) =>
    `${declarations(count)} ${count === 1 ? 'nu a plecat și a rămas' : 'nu au plecat și au rămas'} în ciorne`,
  kept: (count: number) => `${declarations(count)} ${count === 1 ? 'pusă' : 'puse'} în ciorne`,
  failed: {
    'file-too-large': 'Fișierul are peste 5 MB. Împărțiți-l și încărcați părțile pe rând.',
    'too-many-rows': 'Tabelul are peste 20.000 de rânduri. Împărțiți-l și încărcați părțile pe rând.',
    'too-large': 'Despachetat, fișierul nu încape pe dispozitiv. Păstrați în el numai foaia cu transporturi.',
    protected: sheetTexts.protected,
    'old-format': sheetTexts.oldFormat,
    broken: sheetTexts.broken,
    'version-1':
      'Fișierul este în versiunea 1 a schemei e-Transport, pe care ANAF nu o mai primește. Exportați-l din programul dumneavoastră în versiunea 2.',
    'not-a-notification':
      'Fișierul nu declară un transport: este o ștergere, o confirmare, o schimbare de vehicul sau altceva.',
    correction:
      'Fișierul corectează o declarație care există. Trimis de aici ar cere un al doilea cod UIT; căutați codul în listă și apăsați „Corectează” la el.',
    unread: sheetTexts.unread,
  },
  notXml: (line: number) => `Fișierul nu este XML corect: se oprește la linia ${String(line)}.`,
  mapTitle: (name: string) => `Ce conține ${name}`,
  mapAbout: (missing: string) => `Nu am recunoscut coloanele: ${missing}. Spuneți ce este în fiecare.`,
  mapDone: 'Citește tabelul așa',
  mapStillMissing: (missing: string) => `mai lipsesc: ${missing}`,
  remove: (name: string) => `Scoate ${name}`,
} as const;
