/** Reference, sections 5.2, 5.3, 6.3, 8 and 9: errors documents, what the lists name, papers and seals. */
import { exchange, type TextRow } from './text-row';

const CLIENT = 'server/outside/anaf/client-against-stand-in.test.ts';
const STAND_IN = 'server/outside/stand-ins/what-anaf-refuses.test.ts';
const STATELESS = 'server/outside/anaf/stateless-against-stand-in.test.ts';
const CALLS = 'server/anaf/document-calls.test.ts';

/** `answer`: the errors document itself. */
const reason = (text: string, test?: string): TextRow => ({
  shown: `«${text}»`,
  answer: exchange(
    `<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1" Index_incarcare="5001120362" Cif_emitent="18547290"><Error errorMessage="${text}"/></header>`,
  ),
  ...(test === undefined ? {} : { test }),
});

export const REASON_ROWS: readonly TextRow[] = [
  reason(
    'E: validari globale SCHEMATRON eroare: [BR-RO-065]-… #The Seller…',
    `${CLIENT} › with a broken rule comes back as errors, and may be corrected under its number`,
  ),
  reason(
    'tipAssert=FailedAssert; codEroare=BR-RO-065; localizareEroare=/Invoice; textEroare=[BR-RO-065]-…; expresieValidata=…',
    `${STATELESS} › gives ANAF’s texts of a bad one, in the form of late`,
  ),
  reason(
    'eroare regula: R6.1: CIF-ul vanzatorului nu figureaza in baza de date:18547290',
    `${STAND_IN} › does not know a seller that is not in its register`,
  ),
  reason('codEroare=ERRIdentif; textEroare=CUI vanzator incorect'),
  reason('codEroare=ERRIdentif; textEroare=CUI cumparator incorect'),
  reason('codEroare=ERRIdentif; textEroare=nu a fost identificat cui cumparator'),
  reason('codEroare=ERRIdentif; textEroare=CNP sau NIF cumparator incorect'),
  reason(
    'Factura a mai fost transmisa anterior cu index=5001120361 si data incarcare=2026-03-02',
    `${CLIENT} › sent again gets the duplicate verdict naming the first`,
  ),
];

const nok = (...texts: readonly string[]): string =>
  JSON.stringify({ stare: 'nok', Messages: texts.map((message) => ({ message })), trace_id: '1' });
const FIREWALL = '<html>Request Rejected. Your support ID is 1</html>';

export const PAPER_ROWS: readonly TextRow[] = [
  { shown: 'PDF', answer: exchange('%PDF-1.4'), test: `${CALLS} › is handed on as it came` },
  {
    shown: '`"stare":"nok"` cu motive',
    answer: exchange(nok('E: validari globale SCHEMATRON eroare: [BR-RO-065]')),
    test: `${STATELESS} › is asked for with one where the firewall stops the other`,
  },
  ...[
    'Valorile acceptate pentru parametrul standard sunt FACT1 si FCN',
    'Marime fisier transmis mai mare de 5 MB.',
    'A aparut o eroare tehnica. Cod: 77',
  ].map((text) => ({ shown: `«${text}»`, answer: exchange(nok(text)) })),
  {
    shown: '404 (ramura de test)',
    answer: exchange('{}', 404),
    test: `${STATELESS} › is not there on the test branch, nor on the other host without a token`,
  },
  { shown: '200 cu pagina firewall-ului', answer: exchange(FIREWALL) },
];

export const VERDICT_ROWS: readonly TextRow[] = [
  {
    shown: '`"stare":"ok"`',
    answer: exchange(JSON.stringify({ stare: 'ok', trace_id: '1' })),
    test: `${CALLS} › is its own, and nothing is filed by asking`,
  },
  {
    shown: '`"stare":"nok"` cu motive',
    answer: exchange(nok('tipAssert=FailedAssert; codEroare=BR-RO-065; textEroare=[BR-RO-065]-…')),
    test: `${CALLS} › that it refuses comes in its words`,
  },
  {
    shown: '«Marime fisier transmis mai mare de 5 MB.»',
    answer: exchange(nok('Marime fisier transmis mai mare de 5 MB.')),
  },
  { shown: '«A aparut o eroare tehnica. Cod: 77»', answer: exchange(nok('A aparut o eroare tehnica. Cod: 77')) },
  { shown: '404 (ramura de test)', answer: exchange('{}', 404) },
  {
    shown: '200 cu pagina firewall-ului',
    answer: exchange(FIREWALL),
    test: `${CALLS} › is none where the firewall stands before it, or nobody answers`,
  },
];

const seal = (msg: string): string => JSON.stringify({ msg });

export const SEAL_ROWS: readonly TextRow[] = [
  {
    shown: '«Fisierele incarcate au fost validate cu succes, …»',
    answer: exchange(seal('Fisierele incarcate au fost validate cu succes, din perspectiva autenticitatii semnaturii')),
    test: `${CALLS} › is asked of ANAF on demand, in ANAF’s words`,
  },
  {
    shown: '«Fisierele incarcate NU au putut fi validate cu succes, …»',
    answer: exchange(seal('Fisierele incarcate NU au putut fi validate cu succes')),
    test: `${STATELESS} › says whether document and seal belong together`,
  },
  {
    shown: '400, cu `msg`',
    answer: exchange(seal('A aparut o eroare tehnica'), 400),
    test: `${STATELESS} › takes an error of 400 for no answer`,
  },
];
