/** What the bell says where nothing is under it. */
export const openedAlertsTexts = {
  none: 'Nicio alertă',
  noneText: 'Aici rămân avizele și ce se spune cât lucrați, până le închideți sau până le trece timpul.',
} as const;
