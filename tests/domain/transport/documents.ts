/** Own documents, accepted as they are; a case changes one thing in the text. */

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<eTransport xmlns="mfp:anaf:dgti:eTransport:declaratie:v2" codDeclarant="8000000000" refDeclarant="AVIZ-12">';

export const ADDRESS = '<locatie codJudet="12" denumireLocalitate="Cluj-Napoca" denumireStrada="Fabricii" numar="12"/>';

interface Parts {
  readonly operation: string;
  readonly purpose?: string;
  readonly country: string;
  readonly code?: string;
  readonly start?: string;
  readonly end?: string;
  readonly more?: string;
}

/** A notification with one line; the places are attributes (` codPtf="38"`) or an address where none is given. */
export function notification({ operation, purpose = '9999', country, code, start, end, more = '' }: Parts): string {
  const place = (name: string, attributes: string | undefined): string =>
    attributes === undefined ? `<${name}>${ADDRESS}</${name}>` : `<${name}${attributes}/>`;
  return `${HEAD}
  <notificare codTipOperatiune="${operation}">
    <bunuriTransportate codScopOperatiune="${purpose}" codTarifar="08081080" denumireMarfa="Mere" cantitate="1200" codUnitateMasura="KGM" greutateNeta="1200" greutateBruta="1260.5" valoareLeiFaraTva="3840"/>
    <partenerComercial codTara="${country}"${code === undefined ? '' : ` cod="${code}"`} denumire="Partener Test SRL"/>
    <dateTransport nrVehicul="B123ABC" nrRemorca1="B124ABC" nrRemorca2="B125ABC" codTaraOrgTransport="RO" codOrgTransport="8999990010" denumireOrgTransport="Trans Test SRL" dataTransport="2026-03-16"/>
    ${place('locStartTraseuRutier', start)}
    ${place('locFinalTraseuRutier', end)}
    <documenteTransport tipDocument="30" numarDocument="AV 12" dataDocument="2026-03-15"/>${more}
  </notificare>
</eTransport>
`;
}

const UIT = '3V0P0L0P0T3JUW46';

export const domestic = (): string =>
  notification({ operation: '30', purpose: '101', country: 'RO', code: '8999990002' });
export const acquisition = (): string =>
  notification({
    operation: '10',
    purpose: '101',
    country: 'HU',
    start: ' codPtf="38"',
    more: `<notificareAnterioara uit="${UIT}"/>`,
  });
export const delivery = (): string =>
  notification({ operation: '20', purpose: '101', country: 'EL', end: ' codPtf="2"' });
export const lohnIn = (): string => notification({ operation: '12', country: 'DE', start: ' codPtf="38"' });
export const callOffOut = (): string => notification({ operation: '24', country: 'DE', end: ' codPtf="38"' });
export const importing = (): string =>
  notification({ operation: '40', country: 'CN', start: ' codBirouVamal="12801"' });
export const exporting = (): string => notification({ operation: '50', country: 'MD', end: ' codBirouVamal="372902"' });
export const transitIn = (): string => notification({ operation: '60', country: 'DE', start: ' codPtf="38"' });

const operation = (content: string): string => `${HEAD}${content}</eTransport>`;
export const deletion = (): string => operation(`<stergere uit="${UIT}"/>`);
export const confirmation = (): string => operation(`<confirmare uit="${UIT}" tipConfirmare="10" observatii="bun"/>`);
export const vehicleChange = (): string =>
  operation(
    `<modifVehicul uit="${UIT}" nrVehicul="CJ77TIR" nrRemorca1="CJ78TIR" dataModificare="2026-03-17T08:30:00"/>`,
  );
export const correction = (): string =>
  domestic().replace('<bunuriTransportate', `<corectie uit="${UIT}"/><bunuriTransportate`);

export const ALL_DOCUMENTS: Readonly<Record<string, () => string>> = {
  ...{ domestic, acquisition, delivery, lohnIn, callOffOut, importing, exporting, transitIn },
  ...{ deletion, confirmation, vehicleChange, correction },
};
