/** Words of a search over the lines of invoices while their texts are not on this device. */
export const lineSearchTexts = {
  /** `share`: of what comes, in percent. */
  coming: (share: number) => `Se caută și în linii după ce textele lor ajung pe acest dispozitiv (${share}%).`,
  away: 'Se caută și în linii după ce textele lor ajung pe acest dispozitiv; pentru aceasta e nevoie de rețea.',
  refused:
    'Deocamdată nu se caută în linii: serverul nu a trimis textele lor. După număr, partener și CUI se caută ca de obicei.',
} as const;
