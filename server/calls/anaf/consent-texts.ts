/** Why an authorization at ANAF did not come about: what happened, what is safe, what to do. */
import { ASK_FOR_LINK } from '@/api/calls/anaf-texts';
import type { ConsentTrouble } from '../../connections/finish-consent';

const AGAIN = 'Deschideți din nou linkul de autorizare și încercați încă o dată.';

export const CONSENT_TEXTS: Readonly<Record<ConsentTrouble, string>> = {
  'state-unknown': `Răspunsul de la ANAF nu aparține niciunei autorizări pornite aici. Nimic nu s-a schimbat. ${AGAIN}`,
  'state-used':
    'Răspunsul acesta de la ANAF a fost deja folosit. Dacă autorizarea a reușit, firma apare ca autorizată în pagina Firme; altfel deschideți din nou linkul.',
  'state-late': `Între pornirea autorizării și răspunsul de la ANAF au trecut mai mult de 10 minute. Nimic nu s-a schimbat. ${AGAIN}`,
  'state-elsewhere': `Autorizarea a fost pornită în alt browser sau la altă adresă a aplicației. Nimic nu s-a schimbat. Deschideți linkul în același browser în care alegeți certificatul.`,
  'ticket-used': `Linkul de autorizare a fost folosit între timp. Autorizarea de acum nu s-a păstrat. ${ASK_FOR_LINK}`,
  'ticket-withdrawn': `Linkul de autorizare a fost retras între timp. Autorizarea de acum nu s-a păstrat. ${ASK_FOR_LINK}`,
  'code-refused': `ANAF nu mai primește codul: este bun un minut și o singură dată. Nimic nu s-a schimbat. ${AGAIN}`,
  'client-refused':
    'ANAF nu recunoaște programul. Nimic nu s-a schimbat; administratorul serverului verifică ANAF_CLIENT_ID, ANAF_CLIENT_SECRET și ANAF_REDIRECT_URI.',
  'anaf-away': `Serviciul de autorizare al ANAF nu răspunde. Nimic nu s-a schimbat. ${AGAIN}`,
};
