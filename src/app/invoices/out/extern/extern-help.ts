import type { HelpPage } from '@/app/texts/help-page';

export const externHelp: HelpPage = {
  title: 'Facturi externe',
  about:
    'Facturile către clienți din alte țări, fără cod fiscal românesc. Se scriu și se emit ca toate celelalte, și fără rețea; ANAF le primește cu marcajul „extern”.',
  sections: [
    {
      head: 'Scrieți o factură externă',
      steps: [
        'Apăsați „Factură externă”. În câmpul clientului se propun numai clienții externi.',
        'Alegeți țara și scrieți adresa; codul de TVA străin se scrie cu literele țării.',
        'Alegeți regimul de TVA al liniilor: de obicei livrare intracomunitară, export sau neimpozabil în România, fiecare cu motivul din lege.',
      ],
      text: [
        'Ciorna unei facturi externe rămâne externă și stă între ciorne, la felul ei. O factură scrisă din „Factură nouă” către un client din altă țară apare tot aici după emitere.',
      ],
    },
    {
      head: 'Ce face ANAF cu ea',
      text: [
        'ANAF o verifică și o păstrează, dar nu o livrează: clientul nu este în SPV. Trimiteți-i PDF-ul sau fișierul XML din butoanele facturii.',
      ],
    },
    {
      head: 'Clienții externi',
      text: [
        '„Clienți externi” deschide partenerii fără cod fiscal românesc. Un client scris de mână în factură se poate păstra de acolo.',
      ],
    },
  ],
};
