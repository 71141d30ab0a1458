/** Words of the copy of one's own key at ANAF. */
import { countedNoun } from '@/app/ui/words/amount-text';
import { connectionTexts, dayOf } from './connection-texts';
import type { KeyCopy } from './key-copies';

export const tokenCopyTexts = {
  open: 'Copiază cheia',
  title: 'Copiați cheia de acces la ANAF?',
  what: 'Cheia deschide, până expiră, facturile și mesajele din SPV pentru oricine o are, fără certificat. Dați-o numai unui program al dumneavoastră. Copierea se notează în jurnalul firmelor, iar proprietarii lor află îndată ce intră în aplicație. O retrageți revocând autorizarea.',
  opens: 'Firmele pe care le deschide:',
  onlyNamed: (cif: string) => `CUI ${cif}, numită de ANAF`,
  more: 'Deschide și alte firme pentru care aveți drept în SPV, dacă ANAF nu le-a numit încă.',
  password: 'Parola contului',
  code: 'Codul din aplicația de verificare',
  missing: 'Scrieți parola și codul.',
  cancel: 'Renunță',
  close: 'Închide',
  copy: 'Arată cheia',
  key: 'Cheia de acces',
  copyKey: 'Copiază cheia de acces',
  revoke: 'Revocă autorizarea…',
  copiedAt: (instant: string) => `Cheia a fost copiată la ${dayOf(instant)}.`,
  keyNote: (until: string) =>
    `${until === '' ? '' : `Expiră la ${until}. `}Nu se mai arată după ce închideți fereastra.`,
} as const;

const REVOKE =
  'Dacă nu știți de ce, revocați autorizarea din „Firme și conexiuni”; jurnalul firmei arată de unde s-a copiat.';

/** What the owners are told. */
export const keyCopyTexts = {
  one: (company: string, { person, at }: Pick<KeyCopy, 'person' | 'at'>) => ({
    message: `${company}: cheia de acces la ANAF a fost copiată`,
    description: `${person || connectionTexts.nameless} a copiat-o la ${dayOf(at)}. Cine o are citește și trimite pentru firmă până expiră. ${REVOKE}`,
  }),
  many: (count: number, { person, at }: Pick<KeyCopy, 'person' | 'at'>) => ({
    message: `Cheia de acces la ANAF a fost copiată pentru ${countedNoun(count, 'firmă', 'firme')}`,
    description: `${person || connectionTexts.nameless} a copiat-o la ${dayOf(at)}. Cine o are citește și trimite pentru ele până expiră. ${REVOKE}`,
  }),
} as const;
