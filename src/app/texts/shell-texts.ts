/** Words of what is there before the sign-in: titles, error pages, global alerts, update and installation. */
export const shellTexts = {
  product: 'Condica',
  productLine: 'e-Factura',
  /** The title of every page ends with the product's e-invoice name (specification, section 1). */
  pageTitle: 'Condica e-Factura',
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
  notFound: {
    title: 'Pagina nu există',
    text: 'Adresa nu duce nicăieri. Ce ați scris este salvat. Linkul de mai jos vă duce înapoi la început.',
    button: 'Back Home',
  },
  serverError: {
    title: 'Eroare de Server',
    text: 'Serverul este temporar indisponibil. Încercați mai târziu. Ce ați scris este salvat pe acest dispozitiv.',
    button: 'Înapoi la început',
  },
  chunkError: {
    title: 'O parte a aplicației nu s-a putut încărca',
    text: 'Verificați conexiunea la internet și reîncărcați pagina. Ce ați scris este salvat pe acest dispozitiv.',
    reload: 'Reîncarcă pagina',
  },
  install: {
    message: 'Instalați Condica pe acest dispozitiv',
    description: 'Pornește din lista de aplicații și lucrează și fără rețea.',
    accept: 'Instalează',
  },
  publicNotice: 'Notificare de interes public',
} as const;
