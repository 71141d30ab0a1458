import type { HelpSection } from '@/app/texts/help-page';

/** Of own codes on a received invoice: a part of the help of the invoice's page. */
export const CODES_HELP: readonly HelpSection[] = [
  {
    head: 'Coduri pe liniile primite',
    steps: [
      'Ctrl Enter acceptă liniile sigure și duce la prima fără cod.',
      'Scrieți câteva litere din cod sau denumire; Enter acceptă și trece mai departe.',
      'Ctrl Z ia înapoi ultima alegere.',
    ],
  },
];
