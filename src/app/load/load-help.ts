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
      head: 'Ce vine și ce nu',
      text: [
        'Vin partenerii, produsele, seriile, ciornele și lista facturilor. Arhivele ZIP și fișierele XML rămân pe server și vin la cerere, factură cu factură; cele recente se aduc din timp, ca să se deschidă și fără rețea.',
      ],
    },
  ],
};
