import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of asking ANAF for its days now. */
export const anafFetchTexts = {
  head: 'Aduce acum de la ANAF',
  what: 'Facturile primite și trimise vin singure. Dacă nu vreți să așteptați, cereți acum ce are ANAF din ultimele zile; lista ține 60 de zile.',
  days: 'Din ultimele zile',
  wrongDays: (most: number) => `Un număr de zile între 1 și ${most}.`,
  fetch: 'Adu acum',
  stopWatching: 'Nu mai aștepta',
  progress: 'Documente aduse de la ANAF',
  working: (listed: number, fetched: number) =>
    listed === 0
      ? 'Se citește lista ANAF.'
      : `${countText(fetched)} din ${countedNoun(listed, 'document adus', 'documente aduse')}.`,
  done: (fetched: number, failed: number) =>
    `Gata: ${countedNoun(fetched, 'document este aici', 'documente sunt aici')}${failed === 0 ? '.' : `, ${countText(failed)} nu s-au putut aduce; le vedeți la Mesaje ANAF.`}`,
  later: (waiting: number) =>
    waiting === 1
      ? 'ANAF nu a dat încă un document; se cere din nou de la sine.'
      : `ANAF nu a dat încă ${countedNoun(waiting, 'document', 'documente')}; se cer din nou de la sine.`,
  goesOn: 'Serverul aduce mai departe; ce vine apare în liste.',
  away: 'Serverul nu răspunde. Aducerea continuă pe server când revine rețeaua.',
  notBegun: 'Nu s-a putut cere: serverul nu răspunde. Nimic nu s-a schimbat; încercați din nou.',
} as const;
