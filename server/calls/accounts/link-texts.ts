/** Why a link of a letter opens nothing. */
import type { LinkTrouble } from '../../accounts/account-links';
import { type RefusedReply, refused } from '../reply';

const TEXTS: Readonly<Record<LinkTrouble | 'taken' | 'address-taken' | 'kept', string>> = {
  unknown: 'Linkul nu este întreg. Deschideți-l din mesaj sau copiați-l până la capăt.',
  used: 'Linkul a fost deja folosit; este bun o singură dată. Dacă nu merge autentificarea, cereți altul.',
  withdrawn: 'Linkul nu mai este bun: între timp s-a trimis altul sau a fost retras.',
  over: 'Linkul a expirat. Cereți altul din pagina de autentificare.',
  taken: 'Contul există deja. Intrați cu parola lui sau cereți una nouă.',
  kept: 'Contul nu se mai închide: l-ați păstrat. Datele se descarcă din Contul meu.',
  'address-taken': 'Adresa are între timp alt cont. În contul dumneavoastră se intră ca până acum.',
};

export function linkRefusal(trouble: keyof typeof TEXTS): RefusedReply {
  return refused('link-over', { text: TEXTS[trouble] });
}
