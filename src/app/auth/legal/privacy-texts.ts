/** What is kept where, what leaves and to whom, and what one may ask. */
import type { LegalPage, Operator } from './legal-page';
import { operatorText } from './terms-texts';

export function privacyPage(operator: Operator): LegalPage {
  return {
    title: 'Confidențialitate',
    about: 'Ce se păstrează și unde, ce pleacă și la cine, și ce puteți cere.',
    sections: [
      {
        head: 'Cine răspunde de date',
        text: [
          operatorText(operator),
          'Pentru datele contului răspunde el. Pentru datele din facturile unei firme răspunde firma; el le ține în numele ei.',
        ],
      },
      {
        head: 'Ce se păstrează pe server',
        text: [
          'Contul: nume, e-mail, telefon dacă l-ați scris, preferințele. Parola numai ca amprentă din care nu se poate citi; secretul celui de-al doilea factor și cheile de la ANAF, criptate.',
          'Sesiunile: dispozitivul, rețeaua și ultima folosire, ca să le vedeți și să le puteți încheia.',
          'Firmele în care lucrați: datele lor, partenerii, produsele, ciornele, facturile și declarațiile cu răspunsurile ANAF.',
          'Jurnalul: cine ce a făcut, când și din ce rețea. Înregistrările serverului despre funcționare nu cuprind conținutul documentelor și nici parole.',
        ],
      },
      {
        head: 'Ce se păstrează pe dispozitiv',
        text: [
          'O copie a firmelor dumneavoastră, ca să lucrați fără rețea, și ce nu a plecat încă. „Ieși și șterge datele de pe acest dispozitiv” le ia de acolo.',
          'Cookie-uri numai pentru sesiune, pentru recunoașterea dispozitivului la autentificare și pentru refuzul instalării. Nimic nu urmărește, nu măsoară și nu face reclamă.',
        ],
      },
      {
        head: 'Ce pleacă de pe server și la cine',
        text: [
          'La ANAF: facturile, mesajele și declarațiile de transport pe care le trimiteți și cererile pentru ce primiți prin SPV.',
          'La registrul public al ANAF: codul fiscal al firmei căutate. La VIES, sistemul Comisiei Europene: codul de TVA al partenerului din altă țară pe care îl verificați. La BNR: numai cererea cursului.',
          'Prin e-mail: mesajele despre cont, invitațiile și avertismentele, la adresa celui căruia îi sunt scrise.',
          'Altcuiva nu i se dă nimic.',
        ],
      },
      {
        head: 'Cât timp',
        text: [
          'Contul, până îl ștergeți. Sesiunile încheiate, linkurile și mesajele trimise, 30 de zile. Rapoartele de problemă, un an.',
          'Documentele contabile, cinci ani de la 1 iulie a anului următor, cum cere Legea 82/1991, art. 25; jurnalul, șase ani.',
        ],
      },
      {
        head: 'Ce puteți cere',
        text: [
          'Să vedeți și să luați datele: „Contul meu” are arhiva lor. Să le corectați: tot acolo. Să le ștergeți: ștergerea contului, în afară de ce cere legea să rămână. Să vă opuneți sau să cereți restrângerea folosirii: celui care administrează serverul (Regulamentul (UE) 2016/679, art. 15–22).',
          'Dacă nu sunteți mulțumit de răspuns, vă puteți plânge Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal, dataprotection.ro (art. 77).',
        ],
      },
    ],
  };
}
