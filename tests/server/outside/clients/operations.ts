/**
 * Every operation that two independent clients have, against the stand-in. What is found is what stands in docs/anaf.md: a client's
 * own fault is named, not passed over.
 */
import {
  AnafAuthenticator as OtherAuthenticator,
  AnafEfacturaClient as OtherClient,
  MessageFilter as OtherFilter,
} from '@florinszilagyi/anaf-ts-sdk';
import { AnafAuthenticator, AnafEfacturaClient, MessageFilter } from 'efactura-sdk';

export interface ClientAddress {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** What both can do, as this test asks for it. Throws what the client throws. */
export interface IndependentClient {
  readonly name: string;
  /** Where the person's browser goes. */
  authorizeUrl(): string;
  tokens(code: string): Promise<{ readonly access: string; readonly refresh: string }>;
  refreshed(refresh: string): Promise<{ readonly refresh: string }>;
  signedIn(cif: string, refresh: string): SignedInClient;
}

type Flags = { readonly extern?: boolean; readonly autofactura?: boolean; readonly executare?: boolean };
type Standard = 'UBL' | 'CN' | 'CII' | 'RASP';

export interface SignedInClient {
  upload(xml: string, standard: Standard, flags?: Flags): Promise<Uploaded>;
  uploadToConsumer(xml: string): Promise<Uploaded>;
  state(index: string): Promise<{ readonly state: string; readonly downloadId: string }>;
  download(id: string): Promise<Buffer>;
  list(days: number, filter?: 'E' | 'T' | 'P' | 'R'): Promise<readonly string[]>;
  pages(from: number, to: number, page: number): Promise<readonly string[]>;
  validate(xml: string): Promise<boolean>;
  paper(xml: string, checked: boolean): Promise<Buffer>;
  checkSeal(xml: Buffer, seal: Buffer): Promise<boolean>;
}

export interface Uploaded {
  readonly index: string;
  readonly errors: readonly string[];
}

export function efacturaSdk(address: ClientAddress): IndependentClient {
  const authenticator = new AnafAuthenticator(address);
  return {
    name: 'efactura-sdk 3.0.8',
    authorizeUrl: () => authenticator.getAuthorizationUrl(),
    tokens: async (code) => pair(await authenticator.exchangeCodeForToken(code)),
    refreshed: async (refresh) => pair(await authenticator.refreshAccessToken(refresh)),
    signedIn: (vatNumber, refreshToken) => {
      const client = new AnafEfacturaClient({ vatNumber, refreshToken, testMode: false }, authenticator);
      return signedIn(client, filtersOf(MessageFilter), (index) => client.getStatusMessage(index));
    },
  };
}

export function anafTsSdk(address: ClientAddress): IndependentClient {
  const authenticator = new OtherAuthenticator(address);
  return {
    name: '@florinszilagyi/anaf-ts-sdk 1.6.0',
    authorizeUrl: () => authenticator.getAuthorizationUrl(),
    tokens: async (code) => pair(await authenticator.exchangeCodeForToken(code)),
    refreshed: async (refresh) => pair(await authenticator.refreshAccessToken(refresh)),
    signedIn: (vatNumber, refreshToken) => {
      const client = new OtherClient({ vatNumber, refreshToken, testMode: true }, authenticator);
      return signedIn(client, filtersOf(OtherFilter), (index) => client.getUploadStatus(index));
    },
  };
}

function filtersOf<F>(filters: {
  readonly InvoiceErrors: F;
  readonly InvoiceSent: F;
  readonly InvoiceReceived: F;
  readonly BuyerMessage: F;
}): Readonly<Record<'E' | 'T' | 'P' | 'R', F>> {
  return {
    E: filters.InvoiceErrors,
    T: filters.InvoiceSent,
    P: filters.InvoiceReceived,
    R: filters.BuyerMessage,
  };
}

function pair(tokens: { readonly access_token: string; readonly refresh_token: string }) {
  return { access: tokens.access_token, refresh: tokens.refresh_token };
}

interface Upload {
  readonly indexIncarcare?: string;
  readonly errors?: string[];
}

interface State {
  readonly stare?: string;
  readonly idDescarcare?: string;
}

interface Listed {
  readonly mesaje?: readonly { readonly tip?: string; readonly id?: string }[];
  readonly eroare?: string;
}

/** What both classes are alike in. */
interface SharedShape<F> {
  uploadDocument(xml: string, options: Flags & { readonly standard: Standard }): Promise<Upload>;
  uploadB2CDocument(xml: string, options: { readonly standard: Standard }): Promise<Upload>;
  downloadDocument(id: string): Promise<Buffer>;
  getMessages(params: { zile: number; filtru?: F }): Promise<Listed>;
  getMessagesPaginated(params: { startTime: number; endTime: number; pagina: number }): Promise<Listed>;
  validateXml(xml: string, standard: 'FACT1'): Promise<{ readonly valid: boolean }>;
  convertXmlToPdf(xml: string, standard: 'FACT1'): Promise<Buffer>;
  convertXmlToPdfNoValidation(xml: string, standard: 'FACT1'): Promise<Buffer>;
  validateSignature(xml: Buffer, seal: Buffer, name: string, sealName: string): Promise<{ readonly valid: boolean }>;
}

function signedIn<F>(
  client: SharedShape<F>,
  filters: Readonly<Record<'E' | 'T' | 'P' | 'R', F>>,
  state: (index: string) => Promise<State>,
): SignedInClient {
  const uploaded = ({ indexIncarcare, errors }: Upload): Uploaded => ({
    index: indexIncarcare ?? '',
    errors: errors ?? [],
  });
  const types = ({ mesaje, eroare }: Listed): readonly string[] =>
    mesaje?.map(({ tip }) => tip ?? '') ?? [eroare ?? ''];
  return {
    upload: async (xml, standard, flags = {}) => uploaded(await client.uploadDocument(xml, { standard, ...flags })),
    uploadToConsumer: async (xml) => uploaded(await client.uploadB2CDocument(xml, { standard: 'UBL' })),
    state: async (index) => {
      const { stare, idDescarcare } = await state(index);
      return { state: stare ?? '', downloadId: idDescarcare ?? '' };
    },
    download: (id) => client.downloadDocument(id),
    list: async (zile, filter) =>
      types(await client.getMessages(filter === undefined ? { zile } : { zile, filtru: filters[filter] })),
    pages: async (startTime, endTime, pagina) =>
      types(await client.getMessagesPaginated({ startTime, endTime, pagina })),
    validate: async (xml) => (await client.validateXml(xml, 'FACT1')).valid,
    paper: (xml, checked) =>
      checked ? client.convertXmlToPdf(xml, 'FACT1') : client.convertXmlToPdfNoValidation(xml, 'FACT1'),
    checkSeal: async (xml, seal) => (await client.validateSignature(xml, seal, '1.xml', 'semnatura_1.xml')).valid,
  };
}
