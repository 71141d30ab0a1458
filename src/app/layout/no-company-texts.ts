/** Words of the page of an account without a company here. */
export const noCompanyTexts = {
  noCompany: {
    title: 'Nicio firmă în acest cont',
    text: 'Adăugați firma dumneavoastră după codul ei fiscal, sau cereți acces celui care are firma aici și reîncărcați pagina.',
  },
  companiesComing: {
    title: 'Se aduc firmele',
    text: 'Prima deschidere pe acest dispozitiv cere rețea. Pagina continuă singură când serverul răspunde.',
  },
} as const;
