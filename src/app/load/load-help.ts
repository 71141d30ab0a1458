import type { HelpPage } from '@/app/texts/help-page';

export const loadHelp: HelpPage = {
  title: 'Prima încărcare',
  about:
    'La prima deschidere pe un dispozitiv, datele firmei vin de pe server. Pagina arată cât a venit și cât mai durează.',
  sections: [
    {
      head: 'Cât se încarcă',
      text: [
        'Puteți lucra deja cu ce a venit; restul vine în urmă. Dacă închideți fereastra sau cade rețeaua, încărcarea continuă singură de unde a rămas.',
        '„Pauză” o oprește, de pildă pe o legătură cu trafic limitat, iar „Continuă” o reia.',
      ],
    },
    {
      head: 'De la ANAF, acum',
      text: [
        '„Adu acum” cere de la ANAF ce are din ultimele zile, cel mult 60, și arată cât a adus serverul. Puteți pleca de pe pagină: aducerea continuă.',
      ],
    },
    {
      head: 'O arhivă veche, din alt program',
      text: [
        'Alegeți arhivele ZIP descărcate din SPV, fișierele XML sau un dosar întreg. Intră în arhiva firmei cu originalul semnat; facturile emise din alt program nu ating numerele seriilor de aici, și nimic nu pleacă la ANAF.',
        'Fișierele altor firme, cele stricate și facturile emise fără semnătura ministerului nu se primesc; raportul spune despre fiecare fișier ce s-a întâmplat. Dacă aducerea se întrerupe, alegeți din nou aceleași fișiere: ce a ajuns nu se mai trimite.',
      ],
    },
    {
      head: 'Ce vine și ce nu',
      text: [
        'Vin partenerii, produsele, seriile, ciornele și lista facturilor. Arhivele ZIP și fișierele XML rămân pe server și vin la cerere, factură cu factură; cele recente se aduc din timp, ca să se deschidă și fără rețea.',
      ],
    },
  ],
};
