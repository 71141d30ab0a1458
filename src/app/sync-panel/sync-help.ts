import type { HelpPage } from '@/app/texts/help-page';

export const syncHelp: HelpPage = {
  title: 'Panoul de sincronizare',
  about:
    'Arată ce a ajuns pe server și la ANAF, ce așteaptă și ce cere o decizie. Se deschide din cuvântul de stare: în bara de sus, iar pe telefon în capul paginii.',
  sections: [
    {
      head: 'Ce înseamnă starea',
      text: [
        '„Sincronizat”: dispozitivul și serverul sunt la fel. „În așteptare”: lucrările sunt salvate aici și pleacă singure. „Fără rețea”: puteți lucra mai departe, nimic nu se pierde.',
        '„Respinse”, „oprite” și „de ales” așteaptă ceva de la dumneavoastră.',
      ],
    },
    {
      head: 'O lucrare respinsă',
      steps: [
        'Citiți motivul din dreptul ei.',
        'Apăsați „Corectează” ca să o reluați sau „Renunță” dacă nu mai este nevoie de ea.',
      ],
      text: [
        'Datele contului și preferințele respinse stau la „Ale contului, respinse”: contul are mai departe ce avea, iar butonul duce la pagina pe care se corectează.',
        'O factură la care renunțați înainte să plece redevine ciornă, iar numărul ei se întoarce în serie; la o corectură, factura și numărul ei rămân, iar ce ați scris devine ciornă. Celelalte lucrări pleacă mai departe.',
      ],
    },
    {
      head: 'Aceeași schimbare în două locuri',
      text: [
        'Câmpurile diferite se unesc singure. Unde s-a schimbat același câmp, alegeți ce rămâne: „Ale mele”, ale celuilalt („De la …”, sau „De pe server” când sunt tot ale dumneavoastră) sau, unde se poate, „Păstrează ambele”. Până atunci ambele variante sunt păstrate.',
      ],
    },
    {
      head: 'Îndoielnice',
      text: [
        'Răspunsul ANAF s-a pierdut. Factura este căutată la ANAF și nu se trimite a doua oară; nu trebuie să faceți nimic. Sub ea stă de când este așa, când a fost căutată ultima dată și când se caută din nou.',
      ],
    },
    {
      head: 'Numai pe acest dispozitiv',
      text: [
        'Panoul numără ce nu a ajuns încă pe server. „Exportă netrimise” le scrie într-un fișier, iar „Importă de pe alt dispozitiv” le preia acolo. Faceți asta înainte de a șterge datele unui dispozitiv.',
        'Tot aici stau spațiul folosit și numerele rezervate, ale fiecărei firme: cele nefolosite se redau, un număr redat se anulează, iar intervalul unui dispozitiv pierdut se închide. „Cere păstrarea” roagă browserul să nu șteargă datele; instalarea aplicației ajută.',
      ],
    },
  ],
};
