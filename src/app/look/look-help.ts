import type { HelpPage } from '@/app/texts/help-page';

export const lookHelp: HelpPage = {
  title: 'Aspectul facturii',
  about:
    'Sigla, culoarea, limba, coloanele și textele cu care pleacă facturile firmei. Foaia din dreapta este desenată la fel ca PDF-ul și se schimbă odată cu alegerile.',
  sections: [
    {
      head: 'Alegeți aspectul',
      steps: [
        'Puneți sigla cu „Pune sigla”: SVG, PNG, JPEG sau WebP. Fără siglă stau două litere din numele firmei.',
        'Alegeți culoarea liniilor, limba și ce stă sub denumirea fiecărei linii.',
        'Mutați coloanele cu săgețile. Cele cu lacăt sunt cerute de lege și rămân pe foaie.',
        'Apăsați „Folosește de acum”.',
      ],
      text: ['Cât nu l-ați folosit, ce ați ales rămâne pe acest dispozitiv și se găsește la loc când reveniți.'],
    },
    {
      head: 'Facturile deja emise',
      text: [
        'Fiecare factură își păstrează aspectul cu care a plecat: PDF-ul ei de peste un an arată ca în ziua emiterii, și pe alte dispozitive. Factura corectată pleacă din nou, cu aspectul de atunci.',
      ],
    },
    {
      head: 'Sigla',
      text: [
        'Fișierul poate avea cel mult 20 MB și 4.000 de pixeli pe latură; se micșorează singur. Din SVG se scot scripturile, animațiile, legăturile și fișierele din afară, iar pagina spune ce a scos.',
      ],
    },
    {
      head: 'Culoarea',
      text: [
        'Pe hârtie albă culoarea are nevoie de un contrast de cel puțin 4,5 : 1. La una mai deschisă se propune nuanța ei cea mai apropiată; până o luați, foaia o folosește singură.',
      ],
    },
    {
      head: 'Suma în EUR',
      text: [
        'La o factură în lei, o linie „Curs BNR 1 EUR = 5,0911 lei din 23.11.2026” în observații pune pe foaie și totalul în EUR, la acel curs, sub totalul de plată.',
      ],
    },
    {
      head: 'În două locuri deodată',
      text: [
        'Doi oameni pot schimba aspectul în același timp: alegerile despre lucruri diferite se unesc singure. Unde au ales diferit același lucru, panoul de sincronizare întreabă ce rămâne.',
      ],
    },
  ],
};
