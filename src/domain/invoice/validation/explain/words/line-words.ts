import type { WordsTable } from './rule-words';

/** Rules on invoice lines (BG-25): what each must have, its price, period, item. */
export const LINE_WORDS: WordsTable = {
  'BR-21': {
    at: 'lines.id',
    clause: 'Linia nu are număr de ordine{at}',
    detail: 'Fiecare linie are nevoie de un număr propriu (ID). Numerotați liniile de la 1 în sus.',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă un identificator al liniei (BT-126).',
    terms: 'BG-25',
  },
  'BR-22': {
    at: 'lines.quantity',
    clause: 'Lipsește cantitatea{at}',
    detail: 'Completați cantitatea facturată; pentru un serviciu fără măsură scrieți 1.',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă cantitatea facturată (BT-129).',
    terms: 'BG-25',
  },
  'BR-23': {
    at: 'lines.unitCode',
    clause: 'Lipsește unitatea de măsură{at}',
    detail: 'Alegeți unitatea de măsură a cantității, de exemplu bucată (H87), kilogram (KGM) sau oră (HUR).',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă codul unității de măsură a cantității (BT-130).',
    terms: 'BG-25 BT-129',
  },
  'BR-24': {
    at: 'lines.net',
    clause: 'Lipsește valoarea liniei{at}',
    detail: 'Linia nu are valoarea netă, fără TVA. Completați cantitatea și prețul, ca valoarea să se calculeze.',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă valoarea netă a liniei (BT-131).',
    terms: 'BG-25',
  },
  'BR-25': {
    at: 'lines.name',
    clause: 'Lipsește denumirea produsului{at}',
    detail: 'Linia nu spune ce se vinde. Completați denumirea produsului sau a serviciului.',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă numele articolului (BT-153).',
    terms: 'BG-25 BG-31',
  },
  'BR-26': {
    at: 'lines.price',
    clause: 'Lipsește prețul{at}',
    detail: 'Linia nu are preț. Completați prețul unitar fără TVA; pentru ce se dă gratuit scrieți 0.',
    official: 'Fiecare linie a facturii (BG-25) trebuie să aibă prețul net al articolului (BT-146).',
    terms: 'BG-25 BG-29',
  },
  'BR-27': {
    at: 'lines.price',
    clause: 'Prețul[ {actual:num}]{ofRow} este negativ',
    detail:
      'Prețul nu poate fi mai mic decât zero. La un storno sau o reducere lăsați prețul pozitiv și puneți minus la cantitate.',
    official: 'Prețul net al articolului (BT-146) nu poate fi negativ.',
    terms: 'BG-29',
  },
  'BR-28': {
    at: 'lines.grossPrice',
    clause: 'Prețul brut[ {actual:num}]{ofRow} este negativ',
    detail:
      'Prețul de dinainte de reducere nu poate fi mai mic decât zero. Scrieți-l pozitiv; minusul stă la cantitate.',
    official: 'Prețul brut al articolului (BT-148) nu poate fi negativ.',
    terms: 'BG-29',
  },
  'BR-30': {
    at: 'lines.periodEnd',
    clause: 'Perioada se termină înainte să înceapă{at}',
    detail:
      '[Perioada liniei începe la {start:date} și se termină la {end:date}.|Sfârșitul perioadei liniei este înaintea începutului ei.] Inversați datele sau corectați-le.',
    official:
      'Dacă perioada liniei (BG-26) are ambele date, data de sfârșit (BT-135) trebuie să fie egală cu data de început (BT-134) sau ulterioară ei.',
    terms: 'BT-134 BG-26',
  },
  'BR-54': {
    at: 'lines.attribute',
    clause: 'O caracteristică a produsului este incompletă{at}',
    detail: 'Caracteristica are numai nume sau numai valoare. Completați-le pe amândouă sau scoateți caracteristica.',
    official: 'Fiecare caracteristică a articolului (BG-32) trebuie să aibă nume (BT-160) și valoare (BT-161).',
    terms: 'BT-160 BT-161',
  },
  'BR-64': {
    at: 'lines.standardId',
    clause: 'Codul standard al produsului nu spune din ce sistem este{at}',
    detail:
      'Codul[ {actual:q}] are nevoie de schema lui (schemeID), de exemplu 0160 pentru GTIN, codul de bare. Adăugați schema sau scoateți codul.',
    official: 'Identificatorul standard al articolului (BT-157) trebuie să aibă identificatorul schemei.',
    terms: 'BG-31',
  },
  'BR-65': {
    at: 'lines.classification',
    clause: 'Codul de clasificare nu spune din ce listă este{at}',
    detail:
      'Codul[ {actual:q}] are nevoie de lista lui (listID), de exemplu HS pentru codul vamal NC sau STI pentru CPV. Alegeți lista.',
    official: 'Identificatorul clasificării articolului (BT-158) trebuie să aibă identificatorul listei (schemei).',
    terms: 'BG-31',
  },
  'BR-CO-04': {
    at: 'lines.vatCategory',
    clause: 'Linia nu are categorie de TVA{at}',
    detail:
      'Alegeți cota sau categoria de TVA a liniei: S pentru cota obișnuită, AE pentru taxare inversă, E pentru scutit.',
    official:
      'Fiecare linie a facturii (BG-25) trebuie clasificată cu un cod al categoriei de TVA a articolului (BT-151).',
    terms: 'BG-25 BG-30',
  },
  'BR-CO-20': {
    at: 'lines.period',
    clause: 'Perioada liniei este goală{at}',
    detail:
      'Perioada liniei are nevoie de data de început, de data de sfârșit sau de amândouă. Completați-le sau scoateți perioada.',
    official:
      'Dacă se folosește perioada liniei (BG-26), trebuie dată data de început (BT-134), data de sfârșit (BT-135) sau amândouă.',
    terms: 'BT-134 BT-135',
  },
};
