/** What the repair keys say they do. */
export const repairTexts = {
  put: (text: string) => `Pune ${text}`,
  shorten: (max: number) => `Scurtează la ${max} de caractere`,
  restToDescription: 'Mută restul în descriere',
  restToNote: 'Mută restul în nota liniei',
  restToNotes: 'Mută restul în observații',
  dueAfter: (day: string, days: number) =>
    `Pune ${day} (${days === 1 ? 'o zi' : days % 100 === 0 || days % 100 > 19 ? `${days} de zile` : `${days} zile`})`,
  reason: (code: string) => `Pune motivul ${code}`,
  invoiceType: 'Pune Factură (380)',
  registered: 'Marchează plătitor de TVA',
  withoutCode: (code: string) => `Scoate codul ${code}`,
} as const;
