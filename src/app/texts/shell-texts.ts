import { countedNoun, countText } from '@/app/ui/amount-text';

/** Words of the frame: menu, top bar, alerts, guard, error pages, update and install. */
export const shellTexts = {
  product: 'Condica',
  productLine: 'e-Factura',
  /** The title of every page ends with the product's e-invoice name (specification, section 1). */
  pageTitle: 'Condica e-Factura',
  skipToContent: 'Sari la conținut',
  menu: 'Meniu',
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
    all: 'Toate firmele, întâi cele cu respinse',
    nothing: 'Nicio firmă nu se potrivește.',
    open: 'deschisă',
    unauthorized: 'fără autorizare',
    keyChoose: 'alege',
    keySwitch: 'schimbă, pe aceeași pagină',
    filters: { all: 'Toate', rejected: 'Cu respinse', unauthorized: 'Fără autorizare' },
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
  userMenu: 'Meniul utilizatorului',
  themeLight: 'Temă deschisă',
  themeDark: 'Temă întunecată',
  themeSystem: 'Temă ca a dispozitivului',
  signOut: 'Ieșire din cont',
  signOutAndClear: 'Ieși și șterge datele de pe acest dispozitiv',
  clearTitle: 'Ștergeți datele de pe acest dispozitiv?',
  clearText:
    'Facturile ajunse pe server rămân acolo. Ce se află numai aici, ciornele nesincronizate și lucrările în așteptare, se pierde definitiv.',
  clearUnsent: (count: number) =>
    `Pe acest dispozitiv ${count === 1 ? 'este' : 'sunt'} ${countedNoun(count, 'lucrare netrimisă', 'lucrări netrimise')}. Exportați-le din panoul de sincronizare înainte de a șterge.`,
  clearConfirm: 'Ieși și șterge',
  version: (version: string, date: string) => `Versiunea ${version} din ${date}`,
  globalFailures: {
    server: {
      message: 'Eroare de Server',
      description: 'Serverul este temporar indisponibil. Încercați mai târziu.',
    },
    network: {
      message: 'Fără legătură cu serverul',
      description: 'Verificați conexiunea la internet. Ce ați scris este salvat pe acest dispozitiv.',
    },
  },
  syncChip: {
    waiting: (count: number) => `${countText(count)} în așteptare`,
    offline: 'Fără rețea',
    rejected: (count: number) => (count === 1 ? '1 respinsă' : `${countText(count)} respinse`),
    loading: (count: string) => `Se aduc ${count}`,
    done: 'Sincronizat',
  },
  restricted: {
    title: 'Acces restricționat din cauza abonamentului!',
    text: 'Abonamentul curent nu include această funcție.',
    button: 'Abonamente',
  },
  notFound: {
    title: 'Pagina nu există',
    text: 'Adresa nu duce nicăieri. Ce ați scris este salvat.',
    button: 'Back Home',
  },
  serverError: {
    title: 'Eroare de Server',
    text: 'Serverul este temporar indisponibil. Încercați mai târziu. Ce ați scris este salvat pe acest dispozitiv.',
    button: 'Back Home',
  },
  chunkError: {
    title: 'O parte a aplicației nu s-a putut încărca',
    text: 'ChunkLoadError. Verificați conexiunea la internet și reîncărcați pagina. Ce ați scris este salvat pe acest dispozitiv.',
    reload: 'Reîncarcă pagina',
  },
  install: {
    message: 'Instalați Condica pe acest dispozitiv',
    description: 'Pornește din lista de aplicații și lucrează și fără rețea.',
    accept: 'Instalează',
  },
  updated: {
    message: 'Aplicația se actualizează',
    description: 'Pagina se reîncarcă la prima pauză. Ce ați scris este salvat.',
  },
  updateBlocked: {
    message: 'Actualizarea așteaptă',
    description: 'Ce ați scris nu s-a putut salva pe acest dispozitiv. Eliberați spațiu; se încearcă din nou.',
  },
  publicNotice: 'Notificare de interes public',
} as const;
