/** What the clients have beside operations of the service, and why it is not asked of the stand-in. */
import { readFileSync } from 'node:fs';

/** Methods by name, and the helpers beside their classes. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  isValidVatCode: 'se uită la forma codului, la client; niciun apel',
  'getCompanyDataAsync, batchGetCompanyDataAsync':
    'AsynchWebService, alt serviciu al registrului: produsul nu îl întreabă, standul nu îl are',
  'registrul RO e-Factura (registruroefactura)':
    'getCompanyData îl întreabă pe lângă registru; produsul nu, standul nu îl are: clientul merge fără el',
  getRefreshToken: 'dă ce ține clientul în memorie; niciun apel',
  'generateInvoiceXml (UblBuilder)': 'scrie un XML, la client; niciun apel',
  'readZipEntries, extractInvoiceXml, parseDetalii, enrichMessagesWithCompanyData':
    'citesc ce a venit deja; apelurile lor sunt cele de mai sus',
};

/** Methods that the operations of the table call. */
const ASKED = new Set([
  ...['getAuthorizationUrl', 'exchangeCodeForToken', 'refreshAccessToken', 'getValidAccessToken'],
  ...['uploadDocument', 'uploadB2CDocument', 'getUploadStatus', 'getStatusMessage'],
  ...['downloadDocument', 'downloadDocumentXml', 'getMessages', 'getMessagesPaginated'],
  ...['validateXml', 'validateSignature', 'convertXmlToPdf', 'convertXmlToPdfNoValidation'],
  ...['getCompanyData', 'batchGetCompanyData'],
]);

const CLASSES: Readonly<Record<string, readonly string[]>> = {
  'efactura-sdk': ['AnafAuthenticator', 'AnafClient', 'AnafDetailsClient', 'UblBuilder'],
  '@florinszilagyi/anaf-ts-sdk': [
    ...['AnafAuthenticator', 'AnafClient', 'AnafDetailsClient', 'UblBuilder'],
    ...['EfacturaClient', 'EfacturaToolsClient', 'TokenManager'],
  ],
};

/** Public methods, by the packages' own declarations, that no row of either table names. */
export function unnamedMethods(): readonly string[] {
  const named = Object.keys(LEFT_OUT).join(' ');
  return Object.entries(CLASSES).flatMap(([client, classes]) =>
    classes.flatMap((name) =>
      publicMethods(new URL(`../../../../node_modules/${client}/dist/${name}.d.ts`, import.meta.url))
        .filter((method) => !ASKED.has(method) && !named.includes(method))
        .map((method) => `${client} ${name}.${method}`),
    ),
  );
}

function publicMethods(declarations: URL): readonly string[] {
  const found = readFileSync(declarations, 'utf8').matchAll(/^ {4}(?!private|constructor)(\w+)\(/gm);
  return [...found].map(([, method]) => method ?? '');
}
