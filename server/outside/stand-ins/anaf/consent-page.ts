/** The page on which a person chooses a certificate, as a browser shows it at ANAF: links alone, no script. */
import { htmlReply, type StandInReply } from '../stand-in-http';
import type { Certificate } from './anaf-settings';

/** `addressOf` the choice of a certificate, or of none. */
export function consentPage(
  certificates: readonly Certificate[],
  addressOf: (serial: string | undefined) => string,
): StandInReply {
  const choices = certificates.map(
    ({ serial, name }) =>
      `<li><a href="${escaped(addressOf(serial))}">${escaped(name)}</a> <small>${serial}</small></li>`,
  );
  return htmlReply(
    200,
    `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>ANAF de probă: alegeți certificatul</title>
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color:#1a2233}
a{color:#1d5bd0;display:inline-block;padding:.5rem 0}small{color:#5b6577}
</style></head><body><main><h1>Autorizare ANAF (de probă)</h1>
<p>Acesta nu este ANAF, ci serviciul de probă al aplicației. Alegeți certificatul cu care autorizați programul.</p>
<ul>${choices.join('\n')}</ul>
<p><a href="${escaped(addressOf(undefined))}">Nu am certificatul conectat</a></p></main></body></html>`,
  );
}

/** What ANAF does with an address that is not the registered one: nobody is sent anywhere. */
export function wrongAddressPage(): StandInReply {
  return htmlReply(
    400,
    `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>ANAF de probă: adresă neînregistrată</title></head>
<body><main><h1>Adresa de întoarcere nu este înregistrată</h1><p>redirect_uri nu este adresa din profilul OAuth al aplicației.</p></main></body></html>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
