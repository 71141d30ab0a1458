/** Words that only a printed list says. */
export const printedTexts = {
  of: (day: string, filters: readonly string[]) =>
    [`Printată pe ${day}`, ...(filters.length === 0 ? ['fără filtru'] : filters)].join(' · '),
  search: 'Caută',
  view: 'Vedere',
  or: ' sau ',
} as const;
