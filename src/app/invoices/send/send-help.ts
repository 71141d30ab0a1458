import type { HelpPage } from '@/app/texts/help-page';

export const sendHelp: HelpPage = {
  title: 'Trimitere XML',
  about:
    'Verifică și trimite în SPV facturi făcute în alt program, oricât de multe deodată. Verificarea se face pe acest dispozitiv, cu regulile oficiale, și fără rețea.',
  sections: [
    {
      head: 'Cum se trimit',
      steps: [
        'Trageți în pagină fișiere XML, foldere sau arhive zip, ori alegeți-le din „Adaugă”. ANAF primește fișiere de cel mult 10 MB.',
        'Așteptați citirea; o puteți opri, iar fișierele citite rămân în listă.',
        'Se bifează singure numai facturile acceptate. Scoateți bifa de la cele pe care nu le trimiteți acum.',
        'Apăsați „Trimite”. Facturile intră în coadă și pleacă singure; verdictul ANAF vine în „Facturi emise”.',
      ],
    },
    {
      head: 'Ce nu se trimite',
      text: [
        '„Cu erori”: ANAF le-ar respinge. Deschideți rândul ca să vedeți ce regulă, la ce linie și ce este de făcut. Unde remediul este sigur, „Repară” lucrează pe o copie și verifică din nou.',
        '„Deja trimise”: același document este în arhivă, cu dovada trimiterii. „Alt vânzător”: factura este a altei firme; alegeți firma aceea și trageți fișierul acolo. Un organ de executare silită o poate trimite de aici în numele debitorului: deschideți rândul și apăsați „Trimite ca organ de executare”. „Nu sunt facturi”: recipise, semnături sau alte fișiere.',
        'Fișierele dumneavoastră nu se schimbă niciodată.',
      ],
    },
    {
      head: 'Facturi primite',
      text: [
        'Facturile emise de alții către firmă se verifică și ele, dar nu se trimit. Dacă au greșeli, „Copiază mesajul” pregătește textul pentru cel care le-a emis.',
      ],
    },
    {
      head: 'Evidența',
      text: [
        '„Exportă tabelul”, din „Alte acțiuni”, scrie rezultatul citirii într-un fișier CSV. Ecranul poate lipsi din abonament.',
      ],
    },
  ],
};
