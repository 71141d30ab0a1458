import type { HelpPage } from '@/app/texts/help-page';

export const previewHelp: HelpPage = {
  title: 'Previzualizare',
  about:
    'Factura pe care o scrieți, așa cum o va vedea cumpărătorul, pagină cu pagină. Este făcută pe acest dispozitiv și merge și fără rețea.',
  sections: [
    {
      head: 'Ce vedeți',
      text: [
        'Paginile sunt chiar cele din PDF și de la imprimantă. Până la emitere, pe fiecare scrie „Ciornă”: nu este document fiscal.',
        'Numărul arătat este cel pe care l-ar primi acum; el se ia abia la emitere.',
      ],
    },
    {
      head: 'Ce puteți face',
      steps: [
        'Descărcați ciorna ca PDF sau o printați, de exemplu ca s-o vadă clientul înainte de emitere.',
        'Trimiteți factura din josul paginii, fără să vă întoarceți în editor.',
        'Apăsați „Închide previzualizarea” sau Esc: vă întoarceți în editor, cu tot ce ați scris.',
      ],
    },
  ],
};
