/**
 * The page of help of each screen, in the order of the list of contents: what it is for and how its work is done stands beside its
 * code. Whoever opens help reads them all, so they come together; a screen of the route table without one fails the type check.
 */
import { accountHelp } from '@/app/account/account-help';
import { companiesHelp } from '@/app/companies/companies-help';
import { particularsHelp } from '@/app/companies/particulars/particulars-help';
import { contactHelp } from '@/app/contact/contact-help';
import { internCodeHelp } from '@/app/defs/intern-code/intern-code-help';
import { partnerHelp } from '@/app/defs/partner/partner-help';
import { paymentHelp } from '@/app/defs/payment/payment-texts';
import { priceHelp } from '@/app/defs/price/price-help';
import { productHelp } from '@/app/defs/product/product-help';
import { registerHelp } from '@/app/defs/serial/register/register-help';
import { serialHelp } from '@/app/defs/serial/serial-help';
import { vatHelp } from '@/app/defs/vat/vat-texts';
import { demoHelp } from '@/app/demo/demo-help';
import { homeHelp } from '@/app/home/home-help';
import { afterSendHelp } from '@/app/invoices/after-send/after-send-help';
import { draftsHelp } from '@/app/invoices/drafts/drafts-help';
import { editorHelp } from '@/app/invoices/editor/editor-help';
import { previewHelp } from '@/app/invoices/editor/preview/preview-help';
import { inHelp } from '@/app/invoices/in/in-help';
import { inboxHelp } from '@/app/invoices/inbox/inbox-help';
import { messagesHelp } from '@/app/invoices/messages/messages-help';
import { externHelp } from '@/app/invoices/out/extern/extern-help';
import { outHelp } from '@/app/invoices/out/out-help';
import { sendHelp } from '@/app/invoices/send/send-help';
import { viewHelp } from '@/app/invoices/view/view-help';
import { loadHelp } from '@/app/load/load-help';
import { logsHelp } from '@/app/logs/logs-help';
import { lookHelp } from '@/app/look/look-help';
import { preferencesHelp } from '@/app/preferences/preferences-help';
import type { ScreenName } from '@/app/routes/route-table';
import type { HelpPage } from '@/app/texts/help-page';
import { transportPartnersHelp } from '@/app/transport/defs/transport-partners-texts';
import { transportProductsHelp } from '@/app/transport/defs/transport-products-texts';
import { transportersHelp } from '@/app/transport/defs/transporters-texts';
import { transportDraftsHelp } from '@/app/transport/drafts/drafts-texts';
import { transportHomeHelp } from '@/app/transport/home/home-help';
import { optionsHelp } from '@/app/transport/options/options-texts';
import { transportViewHelp } from '@/app/transport/view/view-help';

/** Where the server fails, what is safe on the device is the question: no help of its own (help-pages.ts). */
export const SCREEN_HELPS: Readonly<Record<Exclude<ScreenName, 'error'>, HelpPage>> = {
  home: homeHelp,
  out: outHelp,
  in: inHelp,
  inbox: inboxHelp,
  messages: messagesHelp,
  extern: externHelp,
  invoices: editorHelp,
  editor: editorHelp,
  view: viewHelp,
  preview: previewHelp,
  afterSend: afterSendHelp,
  drafts: draftsHelp,
  send: sendHelp,
  transportHome: transportHomeHelp,
  transportView: transportViewHelp,
  transportDrafts: transportDraftsHelp,
  transportOptions: optionsHelp,
  transportPartner: transportPartnersHelp,
  transportators: transportersHelp,
  transportProduct: transportProductsHelp,
  partner: partnerHelp,
  product: productHelp,
  prices: priceHelp,
  internalCodes: internCodeHelp,
  payment: paymentHelp,
  vat: vatHelp,
  serial: serialHelp,
  serialRegister: registerHelp,
  invoiceLook: lookHelp,
  generalDetails: particularsHelp,
  companies: companiesHelp,
  account: accountHelp,
  userLogs: logsHelp,
  preferences: preferencesHelp,
  contact: contactHelp,
  load: loadHelp,
  demo: demoHelp,
};
