import type { HelpPage } from '@/app/texts/help-page';

export const inHelp: HelpPage = {
  title: 'Facturi primite',
  about:
    'Facturile pe care furnizorii le-au pus în SPV pentru firma aleasă, aduse și păstrate aici cu arhiva semnată de ANAF. Lista merge și fără rețea.',
  sections: [
    {
      head: 'Ce a venit',
      steps: [
        'Alegeți vederea „Noi de ieri” ca să vedeți ce a venit de ieri încoace; rândurile lor sunt scrise mai gros.',
        'Apăsați „Citește SPV” (tasta R) ca să se întrebe ANAF acum; altfel se întreabă din minut în minut.',
        'Deschideți factura: parcursul ei, dovada cu indexul și amprentele, PDF-ul, fișierul XML și arhiva ANAF sunt în panoul de alături.',
      ],
      text: ['ANAF dă înapoi numai ultimele 60 de zile. Ce a fost adus rămâne aici.'],
    },
    {
      head: 'Marcaje',
      steps: [
        'Apăsați V pe rândul facturii când răspundeți de ea („Vizată”) și I când este în registre („Înregistrată”); încă o dată, marcajul pleacă.',
        'Bifați rânduri ca să le marcați, printați, descărcați sau să scrieți furnizorilor; tastele sunt despre toate.',
      ],
      text: [
        'Fiecare marcaj spune cine și când, merge fără rețea și se vede pe toate dispozitivele. „De vizat” ține facturile fără marcaj, „De înregistrat” pe cele care nu sunt încă în registre.',
      ],
    },
    {
      head: 'Posibil dublate',
      text: [
        'O factură este socotită posibil dublată când același fișier a venit de două ori, când furnizorul, numărul și suma sunt aceleași, când numărul diferă numai prin felul în care este scris sau când sub același număr din același an stă altă sumă.',
        'Comparați-le și răspundeți „Nu e dublură”; întrebarea nu mai apare pe acest dispozitiv.',
        'O notă de creditare arată ce factură stornează sau corectează: cea pe care o numește sau, când nu numește niciuna, singura a furnizorului cu aceeași sumă.',
      ],
    },
    {
      head: 'Alt IBAN',
      text: ['Contul facturii nu este în ultimele ale furnizorului: sunați-l înainte de plată.'],
    },
    {
      head: 'Cer răspuns',
      text: ['Aici stau cele posibil dublate și cele a căror scadență a trecut fără să fie înregistrate.'],
    },
    {
      head: 'Găsiți o factură',
      steps: [
        'Scrieți sub capul coloanei: o parte din număr, furnizorul sau CUI-ul, o sumă (> 100, < 50 sau 100-200). Mai multe texte se despart cu punct și virgulă.',
        'Alegeți luni și stări din lista filtrului.',
        'Păstrați filtrul cu un nume, cu butonul plus de după vederi.',
      ],
      text: [
        'Căutarea din bara de sus și cea de pe telefon găsesc facturi și după sumă sau după ce scrie în liniile lor.',
      ],
    },
    {
      head: 'Luni fără rețea',
      text: ['„Păstrează luna” aduce aici documentele lunii.'],
    },
    {
      head: 'Partener nou',
      text: [
        '„+ partener” de lângă numele furnizorului îl adaugă între partenerii firmei, cu adresa și contul din factură. Factura trebuie să fie pe acest dispozitiv sau să existe rețea.',
      ],
    },
  ],
};
