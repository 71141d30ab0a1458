/** Every page of help, and which of them each screen opens; a screen without a page fails the type check. */
import { companiesHelp } from '@/app/companies/companies-help';
import { partnerHelp } from '@/app/defs/partner/partner-help';
import { paymentHelp } from '@/app/defs/payment/payment-help';
import { productHelp } from '@/app/defs/product/product-help';
import { serialHelp } from '@/app/defs/serial/serial-help';
import { vatHelp } from '@/app/defs/vat/vat-help';
import { draftsHelp } from '@/app/invoices/drafts/drafts-help';
import { editorHelp } from '@/app/invoices/editor/editor-help';
import { outHelp } from '@/app/invoices/out/out-help';
import { sendHelp } from '@/app/invoices/send/send-help';
import { viewHelp } from '@/app/invoices/view/view-help';
import { loadHelp } from '@/app/load/load-help';
import { APP_ROUTES, type ScreenName } from '@/app/routes/route-table';
import { syncHelp } from '@/app/sync-panel/sync-help';
import type { HelpPage } from '@/app/texts/help-page';
import { demoHelp } from './demo-help';

/** In the order of the list of contents. */
export const HELP_PAGES: readonly HelpPage[] = [
  ...[outHelp, editorHelp, viewHelp, draftsHelp, sendHelp],
  ...[partnerHelp, productHelp, paymentHelp, vatHelp, serialHelp],
  ...[companiesHelp, loadHelp, syncHelp, demoHelp],
];

export const HELP_OF_SCREEN: Readonly<Record<ScreenName, HelpPage>> = {
  companies: companiesHelp,
  load: loadHelp,
  // Where the server fails, what is safe on the device is the question.
  error: syncHelp,
  invoices: editorHelp,
  editor: editorHelp,
  out: outHelp,
  drafts: draftsHelp,
  send: sendHelp,
  view: viewHelp,
  partner: partnerHelp,
  product: productHelp,
  payment: paymentHelp,
  vat: vatHelp,
  serial: serialHelp,
};

/** The page for an address; the first one of all where its screen has none. */
export function helpAt(path: string): HelpPage {
  const screens = Object.keys(HELP_OF_SCREEN) as ScreenName[];
  const open = screens.find((name) => APP_ROUTES[name].pattern === path);
  return open === undefined ? outHelp : HELP_OF_SCREEN[open];
}
