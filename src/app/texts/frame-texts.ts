import { countedNoun, countText } from '@/app/ui/words/amount-text';

/** Words of the signed-in area's frame: menu, top bar, switcher, guard. */
export const frameTexts = {
  skipToContent: 'Sari la conținut',
  menu: 'Meniu',
  floating: 'Liste deschise',
  mainMenu: 'Meniul principal',
  collapseMenu: 'Restrânge meniul',
  expandMenu: 'Desfă meniul',
  switchCompany: 'Schimbă firma',
  sync: 'Sincronizare',
  signedOutHere: 'Pe acest dispozitiv ați ieșit din cont; serverul află la următoarea autentificare.',
  phoneOut: 'Facturi',
  phoneDrafts: 'Ciorne',
  phonePartners: 'Parteneri',
  switcher: {
    placeholder: 'Nume sau CUI',
    recent: 'Recente',
    all: 'Toate firmele, întâi cele cu respinse, apoi după termen',
    rejectedIn: (count: number, companies: number) =>
      `${count === 1 ? '1 respinsă' : `${countText(count)} respinse`} în ${countedNoun(companies, 'firmă', 'firme')}`,
    nothingToDo: 'nimic de făcut',
    deadline: {
      passed: 'termen depășit',
      today: 'termen astăzi',
      tomorrow: 'termen mâine',
      inDays: (days: number) => `termen în ${countedNoun(days, 'zi', 'zile')}`,
    },
    nothing: 'Nicio firmă nu se potrivește.',
    open: 'deschisă',
    unauthorized: 'fără autorizare',
    keyChoose: 'alege',
    keySwitch: 'schimbă, pe aceeași pagină',
    filters: { all: 'Toate', rejected: 'Cu respinse', due: 'Termen astăzi', unauthorized: 'Fără autorizare' },
  },
  syncMissing: {
    message: 'Sincronizarea nu a pornit',
    description:
      'O parte a aplicației nu s-a putut încărca. Ce scrieți se salvează pe acest dispozitiv; reîncărcați pagina când aveți rețea.',
  },
  noCompany: {
    title: 'Nicio firmă în acest cont',
    text: 'Contul nu are acces la nicio firmă. Cereți acces de la administratorul planului și reîncărcați pagina.',
  },
  companiesComing: {
    title: 'Se aduc firmele',
    text: 'Prima deschidere pe acest dispozitiv cere rețea. Pagina continuă singură când serverul răspunde.',
  },
  searchHint: 'Caută facturi, parteneri, produse sau comenzi',
  search: 'Caută',
  new: 'Nou',
  alertsBell: (count: number) => (count === 0 ? 'Alerte: niciuna' : `Alerte: ${countText(count)}`),
  noAlerts: 'Nicio alertă.',
  help: 'Taste',
  keysTitle: 'Tastele aplicației',
  openHelp: 'Ajutor',
  openDemo: 'Ce puteți încerca',
  userMenu: 'Meniul utilizatorului',
  themeLight: 'Temă deschisă',
  themeDark: 'Temă întunecată',
  themeSystem: 'Temă ca a dispozitivului',
  signOut: 'Ieșire din cont',
  signOutAndClear: 'Ieși și șterge datele de pe acest dispozitiv',
  clearTitle: 'Ștergeți datele de pe acest dispozitiv?',
  clearText:
    'Facturile ajunse pe server rămân acolo. Ce se află numai aici (ciornele nesincronizate și lucrările în așteptare) se pierde definitiv.',
  clearUnsent: (count: number) =>
    count === 1
      ? 'Pe acest dispozitiv este o lucrare netrimisă. Exportați-o din panoul de sincronizare înainte de a șterge.'
      : `Pe acest dispozitiv sunt ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}. Exportați-le din panoul de sincronizare înainte de a șterge.`,
  clearNumbersWait:
    'Serverul nu a primit încă numerele înapoi. Dacă ștergeți acum, numerele rezervate rămân ale dispozitivului până când cineva închide intervalul, din „Serii și numere”. Puteți renunța și încerca din nou când există rețea.',
  clearConfirm: 'Ieși și șterge',
  syncChip: {
    waiting: (count: number) => `${countText(count)} în așteptare`,
    offline: 'Fără rețea',
    serverAway: 'Serverul nu răspunde',
    rejected: (count: number) => (count === 1 ? '1 respinsă' : `${countText(count)} respinse`),
    held: (count: number) => (count === 1 ? '1 oprită' : `${countText(count)} oprite`),
    toChoose: (count: number) => `${countText(count)} de ales`,
    loading: (count: string) => `Se aduc ${count}`,
    coming: 'Se aduc datele',
    done: 'Sincronizat',
  },
  restricted: {
    title: 'Acces restricționat din cauza abonamentului!',
    text: 'Abonamentul curent nu include această funcție.',
    button: 'Abonamente',
  },
} as const;
