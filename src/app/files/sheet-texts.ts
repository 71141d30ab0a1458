/** Words of tables that are read from files and written into them. */
export const sheetTexts = {
  writeFailed: 'Tabelul nu a putut fi făcut acum. Încercați din nou.',
  protected: 'Fișierul este protejat cu parolă. Salvați-l fără parolă și încărcați-l din nou.',
  oldFormat: 'Fișierul este în formatul vechi .xls. Salvați-l ca .xlsx și încărcați-l din nou.',
  broken: 'Fișierul nu este un tabel care se poate citi.',
  unread: 'Fișierul nu a putut fi citit acum. Încărcați-l din nou.',
  notTaken: 'nu se ia',
} as const;
