import type { HelpPage } from '@/app/texts/help-page';

export const afterSendHelp: HelpPage = {
  title: 'După trimitere',
  about:
    'Ce s-a făcut cu factura abia emisă sau cu fișierele trimise ultima dată împreună, și ce urmează. Stările se schimbă singure, iar pagina este aceeași după reîncărcare.',
  sections: [
    {
      head: 'O singură factură',
      text: [
        'Vedeți cumpărătorul, suma, pașii făcuți și verdictul ANAF când vine. O puteți descărca, printa, copia sau deschide.',
        'Cât nu a plecat spre server, „Anulează emiterea” o face din nou ciornă, iar numărul se întoarce în serie.',
      ],
    },
    {
      head: 'Mai multe deodată',
      text: [
        'Sus stau totalurile pe monede și câte facturi sunt în fiecare stare; rândul deschide pagina facturii.',
        '„Printează” le așază pe toate, una după alta, ca în PDF. „Copiază lista” pune numerele, partenerii, totalurile și stările în clipboard.',
        'Din orice rând începeți o factură nouă la fel, cu butonul din dreapta sau cu C.',
        '„PDF-uri” le face pe toate pe acest dispozitiv, într-un singur zip, și fără rețea.',
      ],
    },
  ],
};
