/** Words in place of a page that the product does not have yet. */
export const unbuiltTexts = {
  text: 'Această parte a aplicației nu este încă disponibilă. Ce ați scris este salvat. Dacă aveți nevoie de ea, spuneți-i administratorului planului.',
  plan: 'Abonamentul nu se poate schimba încă din aplicație. Ce ați scris este salvat. Pentru funcția care vă lipsește întrebați administratorul planului.',
  administrator: (email: string) => `Administratorul planului: ${email}`,
  back: 'Înapoi la facturi',
} as const;
