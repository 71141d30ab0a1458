/** Words that stand in the PDF beside its pages. */
export const pdfTexts = {
  xmlInside: 'Fișierul XML din care este făcută pagina',
} as const;
