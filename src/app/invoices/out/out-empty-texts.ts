/** Words in the place of the list's rows. */
export const outEmptyTexts = {
  comingTitle: 'Se aduc facturile acestei firme',
  comingText:
    'Prima deschidere pe acest dispozitiv cere rețea; lista se umple singură. Puteți scrie o factură și acum.',
  emptyTitle: 'Această firmă nu are încă facturi emise',
  emptyText: 'Ce emiteți apare aici îndată ce este numerotat, și fără rețea.',
} as const;
