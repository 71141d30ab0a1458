import type { HelpPage } from '@/app/texts/help-page';
import { dayText } from '@/app/ui/words/date-words';
import { DEADLINE_RULES } from '@/domain/calendar/filing-deadline';

/** The term in force, from the dated table. */
function termText(): string {
  const [rule] = DEADLINE_RULES;
  if (rule === undefined) return '';
  const days = rule.counting === 'working-days' ? 'zile lucrătoare' : 'zile calendaristice';
  return `Facturile emise de la ${dayText(rule.from)} se trimit în ${rule.days} ${days} de la emitere, ziua emiterii nefiind numărată (OUG 120/2021 art. 10 alin. (7), modificată prin OUG 89/2025). Termenul facturii stă lângă numărul ei.`;
}

export const editorHelp: HelpPage = {
  title: 'Factură nouă',
  about:
    'Aici scrieți o factură sau o notă de creditare, o verificați și o trimiteți în SPV. Ce scrieți se salvează singur pe acest dispozitiv, ca ciornă, și fără rețea.',
  sections: [
    {
      head: 'Cumpărătorul',
      steps: [
        'Scrieți câteva litere din nume sau CUI-ul și alegeți din partenerii firmei.',
        'Dacă nu este printre ei, scrieți CUI-ul și alegeți preluarea de la ANAF: vin denumirea, adresa și starea de plătitor de TVA. Fără rețea le scrieți de mână; factura se poate emite.',
        'Verificați județul și localitatea. În București localitatea este sectorul.',
      ],
    },
    {
      head: 'Liniile',
      steps: [
        'Scrieți începutul denumirii sau codul și alegeți produsul; se arată și ultimul preț la acest client.',
        'Completați cantitatea și prețul fără TVA; un calcul simplu, ca 3*12,5, se socotește singur. Enter trece la câmpul următor.',
        'Alegeți cota sau regimul de TVA al liniei. Un regim fără TVA cere motivul din lege.',
      ],
      text: [
        '„Lipește linii” primește rânduri copiate din Excel sau din alt program. Discountul se dă pe linie sau pe toată factura, ca procent sau ca sumă.',
      ],
    },
    {
      head: 'Avansul și decontarea lui',
      steps: [
        'Factura de avans: „Linie de avans”, din „Alte acțiuni”, adaugă linia; îi scrieți suma și cota.',
        'Factura finală: scrieți liniile întregi, apoi „Decontează un avans” și alegeți factura de avans a cumpărătorului. Se adaugă liniile cu minus, la cotele ei, și referința la ea.',
      ],
      text: [
        '„Numai din total” scade suma avansului din totalul de plată (BT-113), fără linii: pentru un avans care nu a fost facturat cu TVA. O linie adăugată greșit se anulează cu Ctrl Z.',
      ],
    },
    {
      head: 'Factura de corecție, detaliile rare',
      text: [
        'De pe pagina unei facturi validate, „Factură de corecție” deschide aceeași factură ca tip 384, cu referința la cea corectată. „Stornează” pregătește nota de creditare.',
        '„Mai multe detalii” are contractul, comanda, proiectul, recepția, perioada facturată, alt loc de livrare și mențiunea „TVA la încasare”. Ce scrieți acolo apare pe factură, la „Alte date”, și în XML.',
      ],
    },
    {
      head: 'Data, seria și numărul',
      text: [
        'Numărul se ia la emitere, din intervalul rezervat acestui dispozitiv; o ciornă nu consumă niciun număr. Numerele urmează datele: o factură nu poate avea o dată dinaintea ultimei emise din serie.',
        'Serverul nu primește facturi cu o dată de după ziua de mâine. Pentru ziua de mâine vi se cere o decizie.',
        'La o factură în altă monedă se preia cursul BNR din ultima zi bancară dinaintea emiterii (art. 290 din Codul fiscal) și se scrie pe factură.',
      ],
    },
    {
      head: 'Verdictul',
      text: [
        'Regulile oficiale CIUS-RO se verifică pe acest dispozitiv, în timp ce scrieți. Contorul de jos spune câte probleme opresc trimiterea și câte sunt avertismente; fiecare stă și la câmpul ei, cu explicația și, unde remediul este unul singur, cu butonul care o repară.',
        'În meniul „Alte acțiuni” alegeți, pentru fiecare firmă, dacă facturile cu erori nu se trimit sau cer o decizie.',
      ],
    },
    {
      head: 'Trimiterea',
      steps: [
        'Apăsați butonul de trimitere. Cu rețea scrie „Trimite în SPV”; fără rețea, „Trimite când revine rețeaua”.',
        'Factura primește numărul și rămâne salvată pe acest dispozitiv. Pleacă singură; puteți închide fereastra.',
        'Cât nu a plecat spre server, „Anulează emiterea” o face din nou ciornă, iar numărul se întoarce în serie. După aceea se stornează.',
      ],
      text: [termText()],
    },
  ],
};
