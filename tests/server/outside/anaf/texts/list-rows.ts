/** Reference, section 6.4: what the lists answer instead of messages. */
import { badRequest, listSays, type TextRow } from './text-row';

const CLOCK = 'server/mailbox/in-the-way.test.ts › ANAF’s clock %s loses nothing';
const IN_THE_WAY = 'server/mailbox/in-the-way.test.ts › %s is said in words and over by itself';
const WINDOW =
  'server/mailbox/list-window.test.ts › goes on at its page after a break, and begins anew where ANAF no longer lists its beginning';

export const LIST_ROWS: readonly TextRow[] = [
  listSays('Nu exista mesaje in ultimele 5 zile'),
  listSays('Nu exista mesaje in intervalul selectat'),
  listSays('CIF introdus= x nu este un numar'),
  listSays('CIF introdus= x nu este un numar sau nu are o valoare acceptata de sistem'),
  listSays('Numarul de zile introdus= x nu este un numar intreg'),
  listSays('Numarul de zile trebuie sa fie intre 1 si 60'),
  listSays('startTime = x nu este un numar sau nu are o valoare acceptata de sistem'),
  listSays('endTime = x nu este un numar sau nu are o valoare acceptata de sistem'),
  listSays('pagina = x nu este un numar sau nu are o valoare acceptata de sistem'),
  listSays('startTime = 01-01-2026 10:00:00 nu poate fi mai vechi de 60 de zile fata de momentul requestului', WINDOW),
  listSays('endTime = 01-01-2026 10:00:00 nu poate fi <= startTime = 01-01-2026 10:00:00'),
  listSays(
    'endTime = 01-01-2026 10:00:05 nu poate in viitor fata de momentul requestului = 01-01-2026 10:00:00',
    CLOCK,
  ),
  listSays('endTime = 01-01-2026 10:00:05 nu poate in viitor fata de momentul requestului'),
  listSays('Valorile acceptate pentru parametrul filtru sunt E, T, P sau R'),
  listSays('Nu aveti drept in SPV pentru CIF=1', IN_THE_WAY),
  listSays('Nu exista niciun CIF pentru care sa aveti drept in SPV'),
  listSays('Pagina solicitata 9 este mai mare decat numarul toatal de pagini 1'),
  listSays(
    'Lista de mesaje este mai mare decat numarul de 500 elemente permise in pagina. Folositi endpoint-ul cu paginatie.',
  ),
  listSays('S-au facut deja 1500 interogari de lista mesaje de catre utilizator in cursul zilei'),
  badRequest('Parametrul cif este obligatoriu'),
];
