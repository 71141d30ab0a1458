import type { WordsTable } from './rule-words';

/** Rules on the document totals (BG-22) and the VAT breakdown (BG-23) that do not depend on the VAT category. */
export const TOTAL_WORDS: WordsTable = {
  'BR-12': {
    at: 'totals.lineNet',
    clause: 'Lipsește suma valorilor liniilor',
    detail: 'Totalurile nu au suma valorilor nete ale liniilor[; ea este {expected:sum}]. Completați-o.',
    official: 'O factură trebuie să aibă suma valorilor nete ale liniilor facturii (BT-106).',
    terms: 'BG-22',
  },
  'BR-13': {
    at: 'totals.taxExclusive',
    clause: 'Lipsește totalul fără TVA',
    detail:
      'Totalul facturii fără TVA nu este dat[; el este {expected:sum}]. Completați-l: suma liniilor, minus reducerile, plus taxele suplimentare.',
    official: 'O factură trebuie să aibă valoarea totală fără TVA (BT-109).',
    terms: 'BG-22',
  },
  'BR-14': {
    at: 'totals.taxInclusive',
    clause: 'Lipsește totalul cu TVA',
    detail: 'Totalul facturii cu TVA nu este dat[; el este {expected:sum}]. Completați-l: totalul fără TVA plus TVA.',
    official: 'O factură trebuie să aibă valoarea totală cu TVA (BT-112).',
    terms: 'BG-22',
  },
  'BR-15': {
    at: 'totals.payable',
    clause: 'Lipsește totalul de plată',
    detail: 'Suma de plată nu este dată[; ea este {expected:sum}]. Completați-o: totalul cu TVA, minus avansul plătit.',
    official: 'O factură trebuie să aibă suma de plată (BT-115).',
    terms: 'BG-22',
  },
  'BR-CO-10': {
    at: 'totals.lineNet',
    clause: 'Totalul liniilor nu este suma lor',
    detail:
      'Valorile nete ale liniilor fac împreună [{expected:sum}|altceva decât totalul scris][; pe factură este {actual:sum}]. Puneți suma liniilor sau corectați linia greșită.',
    official:
      'Suma valorilor nete ale liniilor (BT-106) trebuie să fie egală cu suma valorilor nete ale tuturor liniilor (Σ BT-131).',
    terms: 'BT-131',
  },
  'BR-CO-11': {
    at: 'totals.allowances',
    clause: 'Totalul reducerilor nu este suma lor',
    detail:
      'Reducerile de pe factură fac împreună [{expected:sum}|altceva decât totalul lor][; totalul scris este {actual:sum}|; totalul lor lipsește sau diferă]. Puneți suma reducerilor.',
    official:
      'Totalul reducerilor la nivelul documentului (BT-107) trebuie să fie egal cu suma valorilor reducerilor (Σ BT-92).',
    terms: 'BT-92 BG-20',
  },
  'BR-CO-12': {
    at: 'totals.charges',
    clause: 'Totalul taxelor suplimentare nu este suma lor',
    detail:
      'Taxele suplimentare de pe factură fac împreună [{expected:sum}|altceva decât totalul lor][; totalul scris este {actual:sum}|; totalul lor lipsește sau diferă]. Puneți suma taxelor.',
    official:
      'Totalul taxelor suplimentare la nivelul documentului (BT-108) trebuie să fie egal cu suma valorilor taxelor suplimentare (Σ BT-99).',
    terms: 'BT-99 BG-21',
  },
  'BR-CO-13': {
    at: 'totals.taxExclusive',
    clause: 'Totalul fără TVA nu iese din părți',
    detail:
      'Totalul fără TVA este suma liniilor[ ({lines:sum})], minus reducerile[ ({allowances:sum})], plus taxele suplimentare[ ({charges:sum})][, adică {expected:sum}][; pe factură este {actual:sum}]. Puneți suma corectă.',
    official:
      'Valoarea totală fără TVA (BT-109) = Σ valori nete ale liniilor (BT-106 sau Σ BT-131) − totalul reducerilor (BT-107) + totalul taxelor suplimentare (BT-108).',
    terms: 'BT-106 BT-107 BT-108',
  },
  'BR-CO-14': {
    at: 'totals.vat',
    clause: 'Totalul TVA nu este suma cotelor',
    detail:
      'TVA pe cote face împreună [{expected:sum}|altceva decât totalul TVA][; totalul scris este {actual:sum}]. Puneți suma sau corectați cota greșită.',
    official: 'Valoarea totală a TVA (BT-110) trebuie să fie egală cu suma valorilor TVA ale categoriilor (Σ BT-117).',
    terms: 'BT-117 BG-23',
  },
  'BR-CO-15': {
    at: 'totals.taxInclusive',
    clause: 'Totalul cu TVA nu este suma părților',
    detail:
      '[{taxExclusive:sum} fără TVA și {other:sum} TVA fac {expected:sum}|[Totalul cu TVA trebuie să fie {expected:sum}|[Factura are {count:totaluri TVA} în {currency}, dar trebuie exact unul|Totalul cu TVA trebuie să fie totalul fără TVA plus TVA]]][; pe factură este {actual:sum}]. Corectați totalul sau TVA în moneda facturii.',
    official:
      'Valoarea totală cu TVA (BT-112) = valoarea totală fără TVA (BT-109) + valoarea totală a TVA (BT-110), dată exact o dată în moneda facturii (BT-5).',
    terms: 'BT-109 BT-110 BT-5',
  },
  'BR-CO-16': {
    at: 'totals.payable',
    clause: 'Totalul de plată nu iese din părți',
    detail:
      'Totalul de plată este totalul cu TVA[ ({taxInclusive:sum})], minus avansul plătit[ ({prepaid:sum})], plus rotunjirea[ ({rounding:sum})][, adică {expected:sum}][; pe factură este {actual:sum}]. Puneți suma corectă.',
    official:
      'Suma de plată (BT-115) = valoarea totală cu TVA (BT-112) − suma plătită (BT-113) + valoarea rotunjirii (BT-114).',
    terms: 'BT-112 BT-113 BT-114',
  },
  'BR-CO-17': {
    at: 'taxBreakdown.tax',
    clause: '[TVA pentru cota {rate:pct} este greșită|TVA nu iese din bază și cotă]',
    detail:
      '[Din baza {base:sum} cu cota {rate:pct} ies {expected:sum}|TVA trebuie să fie baza înmulțită cu cota][; pe factură este {actual:sum}]. O diferență sub 1,00 se primește; corectați baza sau valoarea TVA.',
    official:
      'Valoarea TVA a categoriei (BT-117) = baza de impozitare (BT-116) × cota TVA (BT-119) / 100, rotunjită la două zecimale.',
    terms: 'BT-116 BT-119 BG-23',
  },
  'BR-CO-18': {
    at: 'taxBreakdown.breakdown',
    clause: 'Lipsește detalierea TVA pe cote',
    detail:
      'Factura nu are tabelul cu baza și TVA pentru fiecare cotă, care este cerut și când nu se datorează TVA. Adăugați-l; Condica îl calculează din linii.',
    official: 'O factură trebuie să aibă cel puțin un grup de detaliere a TVA (BG-23).',
  },
  'BR-45': {
    at: 'taxBreakdown.taxable',
    clause: 'Lipsește baza de impozitare a unei cote',
    detail: 'Un rând din detalierea TVA nu are baza de impozitare. Completați suma fără TVA a acelei cote.',
    official: 'Fiecare detaliere a TVA (BG-23) trebuie să aibă baza de impozitare a categoriei (BT-116).',
    terms: 'BG-23',
  },
  'BR-46': {
    at: 'taxBreakdown.tax',
    clause: 'Lipsește TVA a unei cote',
    detail: 'Un rând din detalierea TVA nu are valoarea TVA. Completați-o; la categoriile fără TVA scrieți 0,00.',
    official: 'Fiecare detaliere a TVA (BG-23) trebuie să aibă valoarea TVA a categoriei (BT-117).',
    terms: 'BG-23',
  },
  'BR-47': {
    at: 'taxBreakdown.vatCategory',
    clause: 'Un rând din detalierea TVA nu are categorie',
    detail: 'Alegeți categoria de TVA a rândului: S pentru cota obișnuită, AE pentru taxare inversă, E pentru scutit.',
    official: 'Fiecare detaliere a TVA (BG-23) trebuie definită printr-un cod al categoriei de TVA (BT-118).',
    terms: 'BG-23',
  },
  'BR-48': {
    at: 'taxBreakdown.vatRate',
    clause: 'Un rând din detalierea TVA nu are cotă',
    detail:
      'Completați cota TVA a rândului[ din categoria {category}]. Numai categoria O, în afara sferei TVA, nu are cotă.',
    official:
      'Fiecare detaliere a TVA (BG-23) trebuie să aibă cota TVA a categoriei (BT-119), mai puțin când factura este în afara sferei TVA.',
    terms: 'BG-23 BT-118',
  },
};
