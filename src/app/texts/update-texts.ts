/** What is said of an update of the app; it comes with what looks for one. */
export const updateTexts = {
  updated: {
    message: 'Aplicația se actualizează',
    description: 'Pagina se reîncarcă la prima pauză. Ce ați scris este salvat.',
  },
  updateBlocked: {
    message: 'Actualizarea așteaptă',
    description: 'Ce ați scris nu s-a putut salva pe acest dispozitiv. Eliberați spațiu; se încearcă din nou.',
  },
} as const;
