import type { HelpPage } from '@/app/texts/help-page';

export const priceHelp: HelpPage = {
  title: 'Liste de prețuri',
  about:
    'Prețurile pe care le au anumiți clienți. O listă are un nume, iar fiecare rând este prețul unui produs din ea; pe facturile clienților cu lista, prețul se pune singur.',
  sections: [
    {
      head: 'Faceți o listă',
      steps: [
        'Apăsați „Preț nou”, scrieți numele listei, ca „Angro”, și alegeți produsul din câteva litere.',
        'Scrieți prețul fără TVA, o reducere în procente, sau amândouă: reducerea se scrie pe linia facturii. Fără preț, reducerea se aplică la prețul produsului.',
        'Zilele „de la” și „până la” se pot lăsa goale. Dacă mai multe prețuri sunt valabile în aceeași zi, se ia cel care a început ultimul.',
        'Un preț se folosește numai pe facturile în moneda lui.',
      ],
    },
    {
      head: 'Aduceți lista dintr-un fișier',
      text: [
        'Importați un fișier XLSX sau CSV ori lipiți rândurile din foaia de calcul. Coloanele „Lista de prețuri” și „Produs” (cod sau denumire) nu pot lipsi.',
        'Pentru un produs care este deja în listă, cu aceeași monedă și aceeași primă zi, prețul din fișier îl înlocuiește pe cel de dinainte; vedeți totul înainte de salvare, iar importul se anulează cu un singur buton.',
      ],
    },
    {
      head: 'Puneți lista la un client',
      text: [
        'În panoul partenerului, la „Lista de prețuri”, alegeți lista după nume. Fără listă, factura pornește de la ultimul preț la acel client, apoi de la prețul produsului.',
        'În factură, sub linii, scrie de unde este prețul liniei. Când schimbați cumpărătorul sau data facturii, prețurile puse așa se iau din nou; un preț scris de mână nu se schimbă niciodată singur.',
        'Facturile emise rămân cum sunt. O listă se recunoaște după nume: dacă îl schimbați la prețurile ei, schimbați-l și la parteneri.',
      ],
    },
  ],
};
