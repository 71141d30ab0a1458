import type { HelpPage } from '@/app/texts/help-page';

export const messagesHelp: HelpPage = {
  title: 'Mesaje ANAF',
  about:
    'Tot ce are ANAF pentru firmă în ultimele 60 de zile: facturi primite și trimise, erori, mesajele cumpărătorilor și cele scrise de dumneavoastră furnizorilor. Vin singure; aici vedeți dacă fiecare este în siguranță.',
  sections: [
    {
      head: 'Lucrul cu mesajele',
      steps: [
        'Alegeți o vedere: necitite, primite, trimise, erori, de la cumpărători, către furnizori sau numai cele în pericol.',
        'Filtrați sub capul tabelului după fel, factură sau index, partener sau CUI, text, zi și starea copiei; tasta / duce acolo. Pe telefon căutați în câmpul de sus.',
        'Deschideți rândul: lângă listă apare factura, cu parcursul și cu discuția despre ea.',
        'Tasta M scrie furnizorului, D descarcă arhiva semnată.',
      ],
    },
    {
      head: 'Citite și necitite',
      text: [
        'Necitit, cu punct albastru și litere groase, este ce au făcut alții și nu ați deschis încă: facturi primite, erori, mesaje de la cumpărători. Rândul deschis devine citit; U îl face iar necitit, „Marchează citite” le trece pe toate cele arătate.',
        'Se ține pe acest dispozitiv; pe unul nou, ce are mai mult de 7 zile este socotit citit. O factură vizată sau înregistrată este citită peste tot.',
      ],
    },
    {
      head: 'Mesaj către furnizor',
      text: [
        'Pe o factură primită scrieți furnizorului un mesaj prin SPV. Se poate scrie și fără rețea: mesajul pleacă singur, o singură dată, iar lângă el scrie unde a ajuns. ANAF primește cel mult 1000 de mesaje pe zi de la o firmă.',
        'Mesajul nu anulează factura. SPV nu duce mesaje de la furnizor la cumpărător.',
      ],
    },
    {
      head: 'În siguranță, în pericol, pierdut',
      text: [
        'ANAF păstrează documentele 60 de zile. „În siguranță” înseamnă că arhiva semnată este păstrată pe serverul dumneavoastră, cu amprenta ei.',
        '„În pericol” înseamnă că documentul este la ANAF de peste 45 de zile și nu a putut fi adus: verificați autorizarea firmei. „Pierdut” înseamnă că ANAF nu îl mai dă; cereți-l partenerului.',
      ],
    },
  ],
};
