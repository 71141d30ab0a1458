/** Words of a large file that is being taken from the server. */
export const downloadTexts = {
  running: (megabytes: string) => `Se descarcă: ${megabytes} MB`,
  cancel: 'Oprește',
  done: 'Arhiva s-a descărcat.',
  broken: 'Descărcarea s-a întrerupt. Nimic nu s-a pierdut; începeți-o din nou când există rețea.',
  offline: 'Este nevoie de rețea.',
} as const;
