/** Words of what stands in the editor before any file is there; those of the files come with them. */
export const attachmentsTexts = {
  section: 'Fișiere atașate',
  attach: 'Atașează fișiere',
  help: 'PDF, PNG, JPEG, CSV, XLSX sau ODS; împreună cel mult 5 MB. Pleacă în XML, odată cu factura.',
} as const;
