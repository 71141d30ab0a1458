import type { HelpPage } from '@/app/texts/help-page';

export const registerHelp: HelpPage = {
  title: 'Registrul seriilor',
  about:
    'Fiecare număr al unei serii, cu factura, rezervarea sau motivul lui: ce se arată la un control. Se citește de pe acest dispozitiv; deciziile interne se citesc de pe server.',
  sections: [
    {
      head: 'Ce vedeți',
      text: [
        'O casetă este un număr: folosit, rezervat unui dispozitiv, de lămurit, dat înapoi sau anulat cu motiv. Cifrele de sub ele sunt legenda lor; tabelul spune același lucru în cuvinte, facturile fără întrerupere pe un singur rând.',
        '„De lămurit” este un număr despre care nu a spus nimeni nimic. Ce a rămas la un dispozitiv care nu mai este se închide de pe seria lui, cu motivul.',
      ],
    },
    {
      head: 'Decizia internă',
      steps: [
        'Apăsați „Decizie internă” și scrieți cine alocă și gestionează numerele.',
        'Verificați seriile, de unde începe fiecare și câte intervale intră în anexă.',
        'Întocmiți decizia: primește numărul ei și se ia ca PDF oricând.',
      ],
      text: ['Cerută de OMFP 2634/2015, anexa 1. O decizie întocmită nu se mai schimbă.'],
    },
    {
      head: 'Pentru control',
      steps: ['„Export CSV” dă registrul seriei alese, cu fiecare număr pe rândul lui.'],
    },
  ],
};
