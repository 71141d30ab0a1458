/** Which kept card a start's first frame may show: of this user, on a phone, at its own address, and only while it holds. */
import { describe, expect, it } from 'vitest';
import { cardAtStart, type StartPlace } from '@/app/transport/early/card-at-start';
import { type KeptUit, keepUit } from '@/db/start/kept-uits';
import { memoryStorage } from '../../../db/support/memory-storage';

const DATABASE = 'condica:test:1';
const HOUR_MS = 3_600_000;
const FROM = Date.parse('2026-11-25T22:00:00Z');
const UNTIL = FROM + 5 * 24 * HOUR_MS;
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142 Mobile';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142';

const CARD: KeptUit = {
  ...{ id: 't1', uit: '7K2P0C4X0W3DTQ34', from: FROM, until: UNTIL, ahead: 0, ending: false },
  squares: { size: 21, path: 'M0 0h7v1h-7z' },
  words: { title: 'Cod UIT', state: 'Valid', uit: 'Cod UIT', qr: 'Cod QR', until: 'Până la', lastDay: '30.11.2026' },
};

function phone(over: { readonly path?: string; readonly search?: string } = {}): StartPlace {
  const { path = '/app/eTrans/viewEtrans', search = '?id=t1' } = over;
  const navigator = { userAgent: PIXEL, maxTouchPoints: 5 };
  return { location: { pathname: path, search }, navigator, innerWidth: 390 };
}

/** A device on which this user is signed in (null: nobody) and has looked at the card. */
function device(user: string | null = DATABASE, card: KeptUit = CARD) {
  const storage = memoryStorage();
  if (user !== null) storage.setItem('condica.database', user);
  keepUit(storage, DATABASE, card);
  return storage;
}

describe('the card of the first frame', () => {
  it.each([
    ['a moment before its first', FROM - 1, false],
    ['in its first moment', FROM, true],
    ['in its last', UNTIL - 1, true],
    ['once it is over', UNTIL, false],
  ])('%s', (_, now, shown) => {
    expect(cardAtStart(phone(), device(), now)?.uit).toBe(shown ? CARD.uit : undefined);
  });

  it('goes by the true hour on a phone whose clock is three hours ahead', () => {
    const ahead = device(DATABASE, { ...CARD, ahead: 3 * HOUR_MS });
    expect(cardAtStart(phone(), ahead, FROM + 3 * HOUR_MS - 1)).toBeNull();
    expect(cardAtStart(phone(), ahead, FROM + 3 * HOUR_MS)?.id).toBe('t1');
    expect(cardAtStart(phone(), ahead, UNTIL + 3 * HOUR_MS - 1)?.id).toBe('t1');
    expect(cardAtStart(phone(), ahead, UNTIL + 3 * HOUR_MS)).toBeNull();
  });

  it.each([
    ['another user is signed in', 'condica:test:2'],
    ['nobody is', null],
  ])('is none where %s', (_, user) => {
    expect(cardAtStart(phone(), device(user), FROM)).toBeNull();
  });

  it('is none at another address, or of another declaration', () => {
    expect(cardAtStart(phone({ path: '/app/eTrans/eTransHome' }), device(), FROM)).toBeNull();
    expect(cardAtStart(phone({ search: '?id=t2' }), device(), FROM)).toBeNull();
    expect(cardAtStart(phone({ search: '' }), device(), FROM)).toBeNull();
  });

  it('is none on the desktop, whose frame stands around the card; a narrow window is a phone', () => {
    const desktop = { ...phone(), navigator: { userAgent: LINUX, maxTouchPoints: 0 } };
    expect(cardAtStart({ ...desktop, innerWidth: 1440 }, device(), FROM)).toBeNull();
    expect(cardAtStart({ ...desktop, innerWidth: 768 }, device(), FROM)?.id).toBe('t1');
  });
});
