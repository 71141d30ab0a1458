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
    'Scrieți, verificați și trimiteți în SPV o factură sau o notă de creditare. Ce scrieți se salvează singur pe acest dispozitiv, ca ciornă, și fără rețea.',
  sections: [
    {
      head: 'Cumpărătorul',
      steps: [
        'Scrieți câteva litere din nume sau CUI-ul și alegeți din partenerii firmei.',
        'Dacă nu este printre ei, scrieți CUI-ul și alegeți preluarea de la ANAF. Fără rețea îl scrieți de mână.',
        'Verificați județul și localitatea; în București, sectorul.',
      ],
    },
    {
      head: 'Liniile',
      steps: [
        'Scrieți începutul denumirii sau codul și alegeți produsul.',
        'Completați cantitatea și prețul fără TVA (și ca 3*12,5). Enter trece mai departe.',
        'Alegeți cota sau regimul de TVA. Un regim fără TVA cere motivul din lege.',
      ],
      text: [
        '„Lipește linii” primește rânduri din Excel, cititorul de coduri adaugă produsul, „Șabloane de linii” pune linii păstrate.',
      ],
    },
    {
      head: 'Avansul și decontarea lui',
      steps: [
        'Factura de avans: „Linie de avans”; îi scrieți suma și cota.',
        'Factura finală: scrieți liniile întregi, apoi „Decontează un avans”. Vin liniile cu minus, la cotele lui, și referința.',
      ],
      text: [
        '„Numai din total” scade avansul din totalul de plată (BT-113), fără linii: pentru unul nefacturat cu TVA.',
      ],
    },
    {
      head: 'Factura de corecție, detaliile rare',
      text: [
        'De pe pagina unei facturi validate, „Factură de corecție” deschide aceeași factură ca tip 384, cu referința la ea.',
        '„Mai multe detalii” are contractul, comanda, perioada facturată, alt loc de livrare și mențiunea „TVA la încasare”.',
      ],
    },
    {
      head: 'Fișiere atașate',
      text: ['„Atașează fișiere” pune în XML devize sau avize. Rămân în ciornă și fără rețea.'],
    },
    {
      head: 'Data, seria și numărul',
      text: [
        'Numărul se ia la emitere, din intervalul acestui dispozitiv; o ciornă nu consumă niciunul. O factură nu poate avea o dată dinaintea ultimei emise din serie.',
        'Pentru ziua de mâine vi se cere o decizie; date mai târzii nu se primesc.',
        'La altă monedă se preia cursul BNR din ultima zi bancară dinaintea emiterii ori a livrării (art. 290 din Codul fiscal).',
      ],
    },
    {
      head: 'Verdictul',
      text: [
        'Regulile CIUS-RO se verifică în timp ce scrieți. Fiecare problemă stă la câmpul ei, cu explicația și butonul care o repară.',
        'În „Alte acțiuni” alegeți dacă facturile cu erori nu se trimit sau cer o decizie.',
      ],
    },
    {
      head: 'Trimiterea',
      steps: [
        'Apăsați „Trimite în SPV” sau, fără rețea, „Trimite când revine rețeaua”. Factura primește numărul și pleacă singură.',
        'Cât nu a plecat, „Anulează emiterea” o face din nou ciornă. După aceea se stornează.',
      ],
      text: [termText()],
    },
  ],
};
