/**
 * Every operation that two independent clients have, against the stand-in. What is found is what stands in docs/anaf.md: a client's
 * own fault is named, not passed over.
 */
import {
  AnafAuthenticator as OtherAuthenticator,
  AnafEfacturaClient as OtherClient,
  AnafDetailsClient as OtherDetails,
  MessageFilter as OtherFilter,
  TokenManager,
} from '@florinszilagyi/anaf-ts-sdk';
import { AnafAuthenticator, AnafDetailsClient, AnafEfacturaClient, MessageFilter } from 'efactura-sdk';

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
  /** Names in ANAF's register of companies, one asked for alone and more at once; throws what it says of an unknown code. */
  registered(codes: readonly [string, ...string[]]): Promise<readonly string[]>;
  /** Of one of the two alone: a token to call with, from what renews it. */
  validAccess?(refresh: string): Promise<string>;
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
  /** Of one of the two alone: the document out of its zip. */
  downloadXml?(id: string): Promise<string>;
  /** Of one of the two alone: the state with the zip and the reasons in it. */
  stateWhole?(index: string): Promise<{ readonly zip: Buffer | undefined; readonly reasons: readonly string[] }>;
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
      const shared = signedIn(client, filtersOf(MessageFilter), (index) => client.getStatusMessage(index));
      const stateWhole = async (index: string) => {
        const whole = await client.getUploadStatus(index);
        return { zip: 'data' in whole ? whole.data : undefined, reasons: whole.errors ?? [] };
      };
      return { ...shared, stateWhole };
    },
    registered: (codes) => namesOf(new AnafDetailsClient(), codes),
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
      const shared = signedIn(client, filtersOf(OtherFilter), (index) => client.getUploadStatus(index));
      return { ...shared, downloadXml: (id) => client.downloadDocumentXml(id) };
    },
    registered: (codes) => namesOf(new OtherDetails(), codes),
    validAccess: (refresh) => new TokenManager(authenticator, refresh).getValidAccessToken(),
  };
}

interface Found {
  readonly success: boolean;
  readonly data?: readonly { readonly name: string }[];
  readonly error?: string;
}

interface Details {
  getCompanyData(code: string): Promise<Found>;
  batchGetCompanyData(codes: string[]): Promise<Found>;
}

async function namesOf(details: Details, [first, ...others]: readonly [string, ...string[]]) {
  const answers = [await details.getCompanyData(first)];
  if (others.length > 0) answers.push(await details.batchGetCompanyData(others));
  return answers.flatMap((answer) => {
    if (!answer.success || answer.data === undefined) throw new Error(answer.error);
    return answer.data.map(({ name }) => name);
  });
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
