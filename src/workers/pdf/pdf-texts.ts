/** Words that stand in the PDF beside its pages. */
export const pdfTexts = {
  draftTitle: (title: string) => `Ciornă · ${title}`,
  xmlInside: 'Fișierul XML din care este făcută pagina',
} as const;
