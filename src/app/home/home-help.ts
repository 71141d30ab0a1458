import type { HelpPage } from '@/app/texts/help-page';

export const homeHelp: HelpPage = {
  title: 'Acasă',
  about:
    'Ce cere o decizie astăzi, cu termenul fiecăreia și cu un singur buton, apoi luna în cifre. Se citește de pe acest dispozitiv și merge și fără rețea.',
  sections: [
    {
      head: 'Ce așteaptă după dumneavoastră',
      text: [
        'Rândurile stau după termen: coduri UIT care expiră în cel mult 24 de ore sau au expirat cu marfa pe drum, declarații de transport respinse, facturi netrimise sau respinse, oprite până hotărâți, schimbări pe care serverul nu le-a primit, altele de ales între două variante, documente care ies din SPV, autorizarea ANAF care expiră, primite neînregistrate, ciorne. Aceeași greșeală la mai multe facturi este un singur rând; butonul o deschide pe cea cu termenul cel mai apropiat.',
        'Termenul este de cinci zile lucrătoare de la emitere; sărbătorile legale nu se numără (OUG 120/2021 art. 10, Codul muncii art. 139). Căsuțele arată zilele trecute.',
        'De la începutul lunii până la termenul decontului, un rând sub decizii spune câți furnizori din luna încheiată nu au fost verificați la ANAF de când s-a încheiat. „Verifică TVA” îi citește pe toți, și pe cei care nu sunt parteneri; starea și ziua stau apoi lângă furnizor, pe factura primită.',
        'Sub „Merge singur” stă ce se rezolvă fără dumneavoastră: facturi la ANAF sau pe drum, răspunsuri căutate.',
      ],
    },
    {
      head: 'Cu tastele',
      steps: [
        'J și K merg din decizie în decizie, R la următoarea respinsă.',
        'Enter face ce scrie pe butonul rândului.',
        'La toate firmele, cifrele de la 1 la 9 deschid firma de pe locul lor din tabel.',
        'G apoi A vă aduce înapoi aici de oriunde.',
      ],
    },
    {
      head: 'Cifrele',
      text: [
        'Sumele sunt ale documentelor în lei de pe acest dispozitiv, după data facturii; cele în altă monedă sunt numărate aparte și nu intră în sume. TVA este diferența dintre facturile emise și cele primite ale lunii, nu decontul.',
        '„Tabel” arată cifrele exacte ale graficului, pe luni.',
      ],
    },
    {
      head: 'Toate firmele',
      text: [
        'Aceleași decizii la toate firmele deodată, cele roșii întâi, apoi tabelul firmelor. Ciornele se văd numai în firma lor. „Nevalidate, pe facturi” este lista a tot ce s-a emis și ANAF nu a validat încă, după termen.',
        'Unde documentele unei firme nu sunt pe acest dispozitiv, cifrele sunt cele ale serverului, de cel mult o oră.',
      ],
    },
  ],
};
