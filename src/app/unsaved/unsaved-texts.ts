/** Words about what was typed and not saved. */
export const unsavedTexts = {
  label: 'Text nesalvat',
  still: 'Ce ați scris și nu ați salvat e încă aici.',
  stillIn: (where: string) => `${where}: ce ați scris și nu ați salvat e încă aici.`,
  savedNow: (label: string, value: string) => `${label}: acum este salvat „${value}”.`,
  savedNothing: (label: string) => `${label}: acum nu este salvat nimic.`,
  goOn: 'Continuă',
  save: 'Salvează',
  giveUp: 'Renunță la text',
  notKept: {
    message: 'Ce scrieți nu s-a putut păstra pe acest dispozitiv',
    description:
      'Ce era salvat a rămas cum era, iar textul este numai în pagină. Lăsați-o deschisă și eliberați spațiu pe dispozitiv; se încearcă din nou la următoarea tastă.',
  },
} as const;
