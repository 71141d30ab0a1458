import type { HelpPage } from '@/app/texts/help-page';

export const partnerHelp: HelpPage = {
  title: 'Parteneri',
  about: 'Clienții firmei, cu datele care ajung pe factură. De aici îi alegeți când scrieți o factură.',
  sections: [
    {
      head: 'Adăugați un partener',
      steps: [
        'Apăsați „Partener nou” și scrieți CUI-ul.',
        '„Ia datele de la ANAF” completează denumirea, adresa, registrul comerțului și starea de plătitor de TVA. Fără rețea le scrieți de mână.',
        'Adăugați e-mailul pentru facturi și, dacă este altul decât al firmei, termenul de plată.',
      ],
      text: [
        'Termenul, plata, seria, limba și mențiunea lui se pun singure pe factură când îl alegeți; ce ați scris deja pe factură rămâne.',
        'Bifați „Fără cod fiscal românesc” la clienții din străinătate. În București localitatea este sectorul.',
      ],
    },
    {
      head: 'Starea TVA',
      text: [
        'Coloana TVA arată și ziua în care a fost verificată la ANAF. „Verifică TVA la toți” întreabă registrul pentru fiecare cod românesc, pe rând, și vă spune la cine s-a schimbat; puteți lucra în altă parte și o puteți opri. Vederea „Stare TVA veche” îi arată pe cei neverificați de mult.',
        'La partenerii din Uniunea Europeană, „Verifică în VIES” scrie dacă și când codul de TVA este valid. Dacă VIES nu răspunde, nu se schimbă nimic.',
      ],
    },
    {
      head: 'Mai mulți deodată',
      text: [
        'Rândurile copiate dintr-o foaie de calcul, cu capul de tabel, se lipesc direct în listă; un fișier XLSX sau CSV se importă din „Alte acțiuni”. Înainte de salvare vedeți câți sunt noi, câți se completează și ce este de îndreptat, iar în „Coloane și rânduri” spuneți ce este în fiecare coloană. Tot importul se anulează cu un singur buton.',
        'Când un partener apare de mai multe ori, „Unește dublurile” arată care rămâne și ce ia de la ceilalți; unirea se poate anula, iar facturile nu se schimbă.',
        'Se poate scrie și direct în celulele listei. Ultima schimbare se anulează. Facturile emise păstrează datele de atunci ale partenerului.',
      ],
    },
  ],
};
