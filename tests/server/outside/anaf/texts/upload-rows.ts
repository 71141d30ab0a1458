/** Reference, sections 3 and 7: what the upload answers. */
import { badRequest, type TextRow, uploadSays, uploadState } from './text-row';

const STAND_IN = 'server/outside/stand-ins/what-anaf-refuses.test.ts';
const CLIENT = 'server/outside/anaf/client-against-stand-in.test.ts';

export const UPLOAD_ROWS: readonly TextRow[] = [
  {
    shown: '`ExecutionStatus="0" index_incarcare="5001120362"`',
    answer: uploadState('ExecutionStatus="0" index_incarcare="5001120362"'),
    test: 'server/filings/filing-pipeline.test.ts › is accepted once, its zip kept whole with the very bytes, every state on the timeline',
  },
  uploadSays('Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP'),
  uploadSays('Marime fisier transmis mai mare de 10 MB.', `${CLIENT} › too large`),
  uploadSays('CIF introdus= x nu este un numar'),
  uploadSays('Nu exista niciun CIF pentru care sa aveti drept in SPV', `${STAND_IN} › without any right in SPV`),
  uploadSays(
    'Nu aveti drept in SPV pentru CIF=1',
    'server/filings/filing-pipeline.test.ts › waits in words where ANAF gives no right for the company, and goes on by itself',
  ),
  uploadSays(
    'Fisierul transmis nu este valid. org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; Content is not allowed in prolog.',
    "server/filings/filing-pipeline.test.ts › is shown as refused with ANAF's words",
  ),
  uploadSays('Daca parametrul extern trebuie completat, valoarea acceptata este DA'),
  uploadSays('Daca parametrul autofacturare trebuie completat, valoarea acceptata este DA'),
  uploadSays('Daca parametrul executare trebuie completat, valoarea acceptata este DA'),
  uploadSays(
    'CIF introdus= 1 nu este inregistrat in Registrul RO e-Factura executari silite',
    'server/filings/filing-pipeline.test.ts › is filed by the enforcement body, and by nobody as its own',
  ),
  uploadSays('A aparut o eroare tehnica. Cod: 77'),
  badRequest('Trebuie sa aveti atasat in request un fisier de tip xml', `${CLIENT} › nothing attached`),
  badRequest('Parametrii standard si cif sunt obligatorii'),
];

const NOTES = 'server/mailbox/notes.test.ts › that ANAF refuses says why; a full day waits';

export const NOTE_ROWS: readonly TextRow[] = [
  {
    shown: '`ExecutionStatus="0" index_incarcare="5001120362"`',
    answer: uploadState('ExecutionStatus="0" index_incarcare="5001120362"'),
    test: 'server/mailbox/notes.test.ts › is recorded at once, sent, followed to its verdict, and comes back with the mailbox',
  },
  uploadSays('S-au incarcat deja 1000 de mesaje de tip RASP pentru cui=18547290 in cursul zilei', NOTES),
  uploadSays('Fisierul transmis nu este valid.', NOTES),
  uploadSays(
    'Nu aveti drept in SPV pentru CIF=18547290',
    'server/mailbox/notes.test.ts › for whose company ANAF gives no right waits with its words, and leaves once it gives it',
  ),
  uploadSays('A aparut o eroare tehnica. Cod: 77'),
];
