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
