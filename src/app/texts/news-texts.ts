/** Words of what is public before the sign-in: notices, and the services of the state. */
export const newsTexts = {
  notices: 'Notificări de interes public',
  noNotices: 'Nicio notificare de interes public acum.',
  services: {
    title: 'Starea serviciilor',
    allAnswer: 'Serviciile ANAF răspund',
    names: { efactura: 'SPV, e-Factura', register: 'Registrul contribuabililor', rates: 'Cursul BNR' },
    answers: (seconds: string) => `Răspunde în ${seconds} secunde`,
    slow: (seconds: string) => `Răspunde greu, în ${seconds} secunde`,
    silent: {
      efactura: 'Nu răspunde. Facturile sunt salvate și pleacă singure când revine.',
      register: 'Nu răspunde. Folosim datele păstrate, cu data lor.',
      rates: 'Nu răspunde. Folosim cursurile păstrate, cu data lor.',
    },
  },
} as const;
