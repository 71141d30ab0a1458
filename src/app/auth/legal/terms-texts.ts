/** The terms: what this installation does, and what stays with the person. */
import type { LegalPage, Operator } from './legal-page';

/** Who runs it, in a sentence. */
export function operatorText({ name, email }: Operator): string {
  const who =
    name === ''
      ? 'Condica este un program pe care îl poate instala oricine. Instalarea aceasta este administrată de cine v-a dat adresa ei; numele lui nu este scris aici.'
      : `Condica este un program pe care îl poate instala oricine. Instalarea aceasta este administrată de ${name}.`;
  return email === '' ? who : `${who} Îi scrieți la ${email}.`;
}

export function termsPage(operator: Operator): LegalPage {
  return {
    title: 'Termeni',
    about: 'Ce face Condica, ce rămâne în seama dumneavoastră și cu cine aveți de-a face.',
    sections: [
      { head: 'Cine administrează serverul', text: [operatorText(operator)] },
      {
        head: 'Ce face programul',
        text: [
          'Scrieți facturi și declarații de transport, le verificați și le trimiteți la ANAF, primiți ce vine prin SPV și păstrați tot într-o arhivă.',
          'La ANAF pleacă numai ce emiteți, trimiteți sau declarați, în numele firmei, prin autorizarea dată cu certificatul digital al cuiva care are drept în SPV pentru ea. Autorizarea se revocă oricând din pagina Firme.',
          'O instalare de probă trimite la un înlocuitor al ANAF sau la mediul lui de test și o spune pe fiecare pagină. Ce se face acolo nu are valoare fiscală.',
        ],
      },
      {
        head: 'Ce rămâne în seama dumneavoastră',
        text: [
          'Datele din facturi și declarații, dreptul de a lucra pentru firmă, termenele legale și răspunsul la ce cere ANAF.',
          'Verdictul dinaintea trimiterii urmează regulile publicate de ANAF; hotărârea este a ANAF.',
          'Parola, codurile și dispozitivul. Dacă altcineva le-a putut vedea, schimbați parola și încheiați celelalte sesiuni din „Contul meu”.',
        ],
      },
      {
        head: 'Când ceva nu merge',
        text: [
          'Fără rețea lucrați mai departe: ce scrieți rămâne pe dispozitiv și pleacă singur când revine rețeaua. Ce nu a plecat încă există numai acolo; de pe un dispozitiv pierdut sau golit nu se mai poate aduce.',
          'ANAF, registrul firmelor și cursul BNR au întreruperile lor. Programul le așteaptă și spune ce a rămas netrimis; nu poate promite când răspund.',
          'Programul vine fără garanții proprii. Ce vă datorează cine administrează serverul este ce ați convenit cu el și ce spune legea.',
        ],
      },
      {
        head: 'Când plecați',
        text: [
          'Luați oricând datele cu dumneavoastră, într-o arhivă care se citește fără program, și puteți cere ștergerea contului. Are loc după 30 de zile, timp în care vă puteți răzgândi.',
          'Documentele contabile ale unei firme se păstrează cât cere legea (Legea 82/1991, art. 25), și după ce contul nu mai există.',
        ],
      },
    ],
  };
}
