import type { XmlReadError } from '../../../../xml/xml-element';
import type { RuleWords } from './rule-words';

const OFFICIAL = 'Fișierul trebuie să fie un document XML 1.0 bine format; altfel nu se mai verifică nimic.';
const SAFE = 'Fișierul nu a fost schimbat.';

/** Why a file could not be read at all, by the reader's code; whether it was an invoice or a declaration, nobody knows then. */
export const READ_ERROR_WORDS: Readonly<
  Record<XmlReadError['code'], Pick<RuleWords, 'clause' | 'detail' | 'official'>>
> = {
  empty: {
    clause: 'Fișierul este gol',
    detail: `În fișier nu este nimic de citit. Exportați documentul din nou din programul care l-a făcut. ${SAFE}`,
    official: OFFICIAL,
  },
  encoding: {
    clause: 'Literele fișierului nu se pot citi',
    detail: `Codificarea nu este UTF-8, cum se cere, sau conține octeți greșiți la linia {line}. Salvați fișierul ca UTF-8. ${SAFE}`,
    official: OFFICIAL,
  },
  'not-well-formed': {
    clause: 'Fișierul nu este XML corect',
    detail: `Forma XML se strică la linia {line}, coloana {column}: un element nu este închis, fișierul este trunchiat sau are un semn nepermis. Exportați-l din nou. ${SAFE}`,
    official: OFFICIAL,
  },
  doctype: {
    clause: 'Fișierul conține DOCTYPE, pe care Condica nu îl citește',
    detail: `La linia {line} fișierul declară un DOCTYPE. Condica nu îl citește, din motive de siguranță; este o limită a ei, nu o regulă ANAF. Exportați documentul din nou, fără el. ${SAFE}`,
    official:
      'Regulile oficiale nu vorbesc despre DOCTYPE; un document trimis la ANAF nu are nevoie de el, iar entitățile pe care le poate declara sunt un risc cunoscut.',
  },
  'too-deep': {
    clause: 'Fișierul are prea multe elemente unul în altul',
    detail: `La linia {line} adâncimea depășește orice document adevărat. Verificați dacă fișierul este cel bun. ${SAFE}`,
    official: OFFICIAL,
  },
  'too-large': {
    clause: 'Fișierul este prea mare',
    detail: `Fișierul depășește mărimea pe care o primește verificarea. Împărțiți documentul sau micșorați fișierele atașate. ${SAFE}`,
    official: 'Mărimea fișierului este limitată; ANAF limitează la rândul lui mărimea fișierelor încărcate.',
  },
  'too-many-attributes': {
    clause: 'Un element are prea multe atribute',
    detail: `La linia {line} un element are mai multe atribute decât orice document adevărat. Verificați dacă fișierul este cel bun. ${SAFE}`,
    official: OFFICIAL,
  },
  'unknown-entity': {
    clause: 'Fișierul folosește o entitate necunoscută',
    detail: `La linia {line} apare un nume între & și ; care nu este definit. Semnul & se scrie &amp; în XML. ${SAFE}`,
    official: OFFICIAL,
  },
  'unbound-prefix': {
    clause: 'Un prefix nu are spațiul de nume declarat',
    detail: `La linia {line} apare un prefix (de felul cbc: sau cac:) pe care fișierul nu îl declară. Exportați-l din nou. ${SAFE}`,
    official: 'Prefixele elementelor trebuie legate de spațiile de nume ale documentului.',
  },
};
