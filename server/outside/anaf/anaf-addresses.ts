/** Where ANAF's services are (reference/anaf-efactura.md, sections 1.2 and 2; public-services.md, sections 1 to 3). */
import type { ServerSettings } from '../../process/settings';

export interface OutsideAddresses {
  readonly efactura: string;
  /** Validation, PDF, seals: without a token, production's for everybody. */
  readonly stateless: string;
  readonly etransport: string;
  readonly oauth: string;
  readonly register: string;
  readonly rates: string;
  readonly vies: string;
}

export function outsideAddresses({
  anafMode,
  standInsUrl,
}: Pick<ServerSettings, 'anafMode' | 'standInsUrl'>): OutsideAddresses {
  if (anafMode === 'stand-in') {
    return {
      efactura: `${standInsUrl}/prod/FCTEL/rest`,
      stateless: standInsUrl,
      etransport: `${standInsUrl}/prod/ETRANSPORT/ws/v1`,
      oauth: `${standInsUrl}/anaf-oauth2/v1`,
      register: standInsUrl,
      rates: standInsUrl,
      vies: standInsUrl,
    };
  }
  return {
    efactura: `https://api.anaf.ro/${anafMode}/FCTEL/rest`,
    stateless: 'https://webservicesp.anaf.ro',
    etransport: `https://api.anaf.ro/${anafMode}/ETRANSPORT/ws/v1`,
    oauth: 'https://logincert.anaf.ro/anaf-oauth2/v1',
    register: 'https://webservicesp.anaf.ro',
    rates: 'https://curs.bnr.ro',
    vies: 'https://ec.europa.eu',
  };
}
