/** Words of the list of external invoices. */
export const externTexts = {
  title: 'Facturi externe',
  partner: 'Client',
  state: 'Stare',
  exportName: (day: string) => `facturi-externe-${day}.csv`,
  newInvoice: 'Factură externă',
  partners: 'Clienți externi',
  drafts: (count: string) => `Ciorne (${count})`,
  keyNew: 'factură externă',
  comingTitle: 'Se aduc facturile acestei firme',
  comingText:
    'Prima deschidere pe acest dispozitiv cere rețea; lista se umple singură. Puteți scrie o factură și acum.',
  emptyTitle: 'Această firmă nu are încă facturi externe',
  emptyText:
    'Aici stau facturile către clienți din alte țări, fără cod fiscal românesc. ANAF le primește cu marcajul „extern” și nu le livrează; clientului i le trimiteți dumneavoastră.',
} as const;
