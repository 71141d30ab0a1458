import type { HelpPage } from '@/app/texts/help-page';

export const outHelp: HelpPage = {
  title: 'Facturi emise',
  about:
    'Toate facturile și notele de creditare emise de firma aleasă, cu starea fiecăreia la ANAF. Lista se citește de pe acest dispozitiv și merge și fără rețea.',
  sections: [
    {
      head: 'Găsiți o factură',
      steps: [
        'Scrieți sub capul coloanei ce căutați: o parte din număr, partenerul sau CUI-ul, o sumă (> 100, < 50 sau 100-200), starea.',
        'Alegeți o vedere de deasupra listei: „Cer atenție” arată ce așteaptă ceva de la dumneavoastră, „Netrimise” ce nu a plecat încă.',
        'Vederea „Serii externe” apare când firma are la ANAF facturi trimise din alt program.',
        'Apăsați pe capul unei coloane ca să ordonați; încă o dată întoarce ordinea.',
      ],
      text: [
        'Totalurile din josul listei sunt ale facturilor filtrate, pe fiecare monedă.',
        'Căutarea din bara de sus (Ctrl K) și cea de pe telefon găsesc facturi și după ce scrie în liniile lor: denumiri, coduri, descrieri. Textele liniilor vin de pe server la prima căutare și rămân pe acest dispozitiv. Dintr-o factură cu sute de linii se caută în primele.',
      ],
    },
    {
      head: 'Ce puteți face cu o factură',
      text: [
        'Rândul deschide factura alături: parcursul ei, dovada trimiterii (indexul de încărcare, amprentele) și butoanele pentru XML, arhiva semnată de ANAF și tipar.',
        '„Corectează” apare la o factură respinsă: o reia în editor sub același număr. „Stornează” apare la una validată și pregătește nota de creditare ori, din „Alte acțiuni”, factura cu minus. „Factură nouă din aceasta” copiază cumpărătorul și liniile, cu plus.',
      ],
    },
    {
      head: 'Mai multe facturi deodată',
      steps: [
        'Bifați rândurile; căsuța din capul listei le bifează pe toate cele filtrate.',
        'Alegeți „Descarcă” și luați PDF-urile, fișierele XML sau arhivele ANAF într-un singur zip, sau „Printează” (P).',
      ],
      text: [
        'PDF-urile se fac pe acest dispozitiv, și fără rețea, fiecare cu fișierul XML înăuntru; puteți lucra mai departe cât se fac. Facturile care nu sunt încă pe acest dispozitiv vin de pe server sau vă sunt spuse cu numărul lor.',
        '„Exportă” scrie lista filtrată într-un fișier CSV, iar „Printează lista” o pune pe hârtie.',
        'Alegerea mai multor rânduri poate lipsi din abonament; rândurile luate unul câte unul au toate butoanele.',
      ],
    },
    {
      head: 'Luni fără rețea',
      text: [
        '„Păstrează luna” (pe telefon, în „Filtrează”) aduce aici documentele lunii alese și le ține până alegeți „Nu mai păstra”.',
      ],
    },
    {
      head: 'Facturi oprite',
      text: [
        'O factură este oprită înainte de ANAF când ciorna ei a fost schimbată sau emisă și de pe alt dispozitiv sau când, după restaurarea serverului, poate a fost emisă acolo. Deschideți-o și alegeți „Trimite așa” sau „Ia înapoi”. Decizia are nevoie de rețea.',
      ],
    },
  ],
};
