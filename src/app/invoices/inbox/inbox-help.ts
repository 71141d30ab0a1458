import type { HelpPage } from '@/app/texts/help-page';

export const inboxHelp: HelpPage = {
  title: 'Toate firmele',
  about:
    'Toate firmele pe care lucrați, într-o listă: ce a venit nou, ce cere o decizie și cât din lună este înregistrat. Se citește de pe acest dispozitiv și merge și fără rețea.',
  sections: [
    {
      head: 'Ce vedeți',
      text: [
        '„Noi” numără facturile primite ale lunii fără niciun marcaj; „Primite înregistrate”, câte sunt deja în registre. Sus stau firmele care cer o decizie: respinse, oprite, de ales, cu termen de trimitere, apoi cele neconectate; după ele cele care au numai noutăți, apoi celelalte.',
        'Cifrele de deasupra sunt și filtrul: o atingere sau Alt și o cifră arată numai firmele cu noutăți de ieri, cu respinse, cu termen astăzi, cu documente care ies din SPV sau fără conexiune. „SPV citit” spune când a răspuns ANAF ultima oară pentru firmă.',
      ],
    },
    {
      head: 'Cum lucrați',
      steps: [
        'Alegeți luna din capul paginii sau cu tastele [ și ].',
        'Mergeți cu săgețile pe firmă și apăsați Enter: firma se deschide la facturile ei primite.',
        'Apăsați → pe o firmă ca să vedeți sub ea ce cere, cu numerele facturilor și ce se poate face; ← o strânge la loc.',
        'Scrieți sub „Firmă” o parte din nume sau din CUI ca să o găsiți.',
        'Apăsați V ca să vizați tot ce e nou în luna firmei de pe rând, sau a celor bifate. „Anulează” ia toate marcajele înapoi.',
      ],
    },
    {
      head: 'Cine lucrează la o firmă',
      steps: [
        'Apăsați L pe o firmă, sau bifați mai multe și apăsați L; pe telefon deschideți firma și atingeți „Dă-o cuiva”.',
        'Scrieți o parte din nume sau mergeți cu săgețile, apoi Enter. „nimeni” ia firma înapoi.',
        'Sub „Lucrează” alegeți „ale mele”, un coleg sau „ale nimănui” ca să vedeți numai acele firme; capul coloanei le ordonează.',
      ],
      text: [
        'Se pot alege numai persoanele care au acces la firmă; accesul se dă din Firme, la „Acces”. Cine pierde accesul nu mai stă aici. Fără rețea ce ați ales se vede la dumneavoastră cu un ceas și ajunge la colegi când rețeaua revine.',
      ],
    },
    {
      head: 'Luna, ca fișiere',
      steps: [
        'Bifați firmele; bara de jos spune câte documente au și cât ocupă.',
        'Alegeți ce se descarcă: XML, PDF, arhivele ANAF, una sau mai multe.',
        'Apăsați „Descarcă” sau tasta D: fișierele XML și arhivele ANAF vin fiecare într-un zip, PDF-urile într-un zip de fiecare firmă.',
      ],
      text: [
        'În zip fișierele stau pe firme, luni, primite și emise, cu ziua, partenerul și numărul în nume. Ce nu este încă pe acest dispozitiv vine de pe server sau vă este spus.',
      ],
    },
  ],
};
