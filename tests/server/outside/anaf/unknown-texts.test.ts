/** A text of ANAF that nobody knows is told once, counted each time, and changes nothing of the answer. */
import { expect, it } from 'vitest';
import type { AnafPort, DownloadAnswer } from '../../../../server/outside/anaf/anaf-port';
import { isKnownText, type UnknownText, unknownTexts } from '../../../../server/outside/anaf/unknown-texts';

const failed = (text: string): DownloadAnswer => ({ kind: 'query-failed', reason: 'input', text });

function portSaying(text: string): AnafPort {
  const never = async (): Promise<never> => {
    throw new Error('it is not asked');
  };
  return { upload: never, state: never, list: never, download: async () => failed(text) };
}

it('is told without its digits, once, and counted each time', async () => {
  const told: UnknownText[] = [];
  const texts = unknownTexts((text) => told.push(text));
  for (const id of ['3001', '3002']) {
    const port = texts.watched(portSaying(`Mesajul ${id} este în carantină`));
    expect(await port.download('token', id)).toEqual(failed(`Mesajul ${id} este în carantină`));
  }
  await texts.watched(portSaying('Pentru id=1 nu exista inregistrata nici o factura')).download('token', '1');
  expect(told).toEqual([{ service: 'descarcare', text: 'Mesajul … este în carantină' }]);
  expect(texts.count()).toBe(2);
});

it.each([
  'Nu aveti dreptul de inteorgare pentru id_incarcare= 1',
  'Id_incarcare introdus= x nu este un numar intreg',
  'S-au incarcat deja 1000 de mesaje de tip RASP pentru cui=1 in cursul zilei',
  'Daca parametrul extern trebuie completat, valoarea acceptata este DA',
  'endTime = 01-01-2026 10:00:00 nu poate fi <= startTime = 01-01-2026 10:00:00',
  'Parametrii standard si cif sunt obligatorii',
  'Marime fisier transmis mai mare de 10 MB.',
])('the reference knows «%s»', (text) => {
  expect(isKnownText(text)).toBe(true);
});
