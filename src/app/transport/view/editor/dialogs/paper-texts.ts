import { sheetTexts } from '@/app/files/sheet-texts';

/** Words of the goods that come from the file of a delivery note. */
export const paperTexts = {
  title: 'Marfă dintr-un aviz',
  about:
    'Un fișier XML (avizul UBL „DespatchAdvice” sau factura), ori un tabel XLSX sau CSV cu titluri: denumire, cantitate, UM și, dacă sunt, cod tarifar, greutăți, valoare, numărul și data avizului. Cel mult 5 MB. Nimic nu pleacă de pe dispozitiv.',
  choose: 'Alege fișierul avizului',
  reading: 'Se citește…',
  failed: {
    'no-goods':
      'Fișierul nu are marfă care se poate citi. Un tabel are nevoie de titlurile „Denumire” și „Cantitate” sau „Greutate brută”.',
    'other-xml': 'Fișierul XML nu este nici aviz, nici factură. Declarațiile e-Transport se importă din listă.',
    'file-too-large': 'Fișierul are peste 5 MB. Împărțiți-l și încărcați părțile pe rând.',
    'too-many-rows': 'Tabelul are peste 20.000 de rânduri. Împărțiți-l și încărcați părțile pe rând.',
    'too-large': 'Despachetat, fișierul nu încape pe dispozitiv. Păstrați în el numai foaia avizului.',
    protected: sheetTexts.protected,
    'old-format': sheetTexts.oldFormat,
    broken: sheetTexts.broken,
    unread: sheetTexts.unread,
  },
  notXml: (line: number) => `Fișierul nu este XML corect: se oprește la linia ${String(line)}.`,
} as const;
