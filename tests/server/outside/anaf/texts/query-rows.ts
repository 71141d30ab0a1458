/** Reference, sections 4 and 5: what the questions about one upload, and its download, answer. */
import { badRequest, downloadSays, messageState, stateSays, type TextRow } from './text-row';

const ENDS = 'server/filings/filing-ends.test.ts';
const CLIENT = 'server/outside/anaf/client-against-stand-in.test.ts';
const UNKNOWN_INDEX = `${ENDS} › is looked for in the list after the bound, where a person sees it, and found by its bytes`;

const state = (attributes: string, test?: string): TextRow => ({
  shown: `\`${attributes}\``,
  answer: messageState(attributes),
  ...(test === undefined ? {} : { test }),
});

export const STATE_ROWS: readonly TextRow[] = [
  state(
    'stare="ok" id_descarcare="1"',
    `${CLIENT} › is taken, processed, listed after its lag, and comes back signed byte for byte`,
  ),
  state(
    'stare="nok" id_descarcare="1"',
    `${CLIENT} › with a broken rule comes back as errors, and may be corrected under its number`,
  ),
  state('stare="in prelucrare"', 'server/filings/verdict-list.test.ts › few are asked for one by one, within seconds'),
  state('stare="XML cu erori nepreluat de sistem"'),
  stateSays('Nu aveti dreptul de inteorgare pentru id_incarcare= 1'),
  stateSays('Nu exista niciun CIF petru care sa aveti drept'),
  stateSays('Id_incarcare introdus= x nu este un numar intreg'),
  stateSays('Nu exista factura cu id_incarcare= 1', UNKNOWN_INDEX),
  stateSays('S-au facut deja 20 descarcari de mesaj in cursul zilei'),
  stateSays('A aparut o eroare tehnica. Cod: 77'),
  badRequest('Parametrul id_incarcare este obligatoriu'),
];

export const DOWNLOAD_ROWS: readonly TextRow[] = [
  downloadSays('Id descarcare introdus= x nu este un numar intreg'),
  downloadSays('S-au facut deja 10 descarcari de mesaj in cursul zilei', `${CLIENT} › ten downloads a message and day`),
  downloadSays('Nu aveti dreptul sa descarcati acesta factura'),
  downloadSays('Pentru id=1 nu exista inregistrata nici o factura'),
  downloadSays(
    'Fisierul nu mai poate fi descarcat pentru ca a trecut perioada de 60 de zile in care este disponibil',
    'server/mailbox/in-the-way.test.ts › a message that is listed and can no longer be downloaded is said to be gone, and asked for once',
  ),
  badRequest('Parametrul id este obligatoriu'),
];
