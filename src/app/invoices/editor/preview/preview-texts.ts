/** Words of the preview of a draft. */
export const previewTexts = {
  isDraft: 'Așa o vede cumpărătorul după emitere. Până atunci scrie „Ciornă” pe pagini.',
  pdf: 'PDF',
  print: 'Printează',
  draft: 'ciornă',
  fileMark: 'Ciornă',
} as const;
