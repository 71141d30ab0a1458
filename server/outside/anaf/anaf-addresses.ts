/** Where ANAF's services are (reference/anaf-efactura.md, sections 1.2 and 2; public-services.md, sections 1 and 2). */
import type { ServerSettings } from '../../process/settings';

export interface OutsideAddresses {
  readonly efactura: string;
  readonly oauth: string;
  readonly register: string;
  readonly rates: string;
}

export function outsideAddresses({
  anafMode,
  standInsUrl,
}: Pick<ServerSettings, 'anafMode' | 'standInsUrl'>): OutsideAddresses {
  if (anafMode === 'stand-in') {
    return {
      efactura: `${standInsUrl}/prod/FCTEL/rest`,
      oauth: `${standInsUrl}/anaf-oauth2/v1`,
      register: standInsUrl,
      rates: standInsUrl,
    };
  }
  return {
    efactura: `https://api.anaf.ro/${anafMode}/FCTEL/rest`,
    oauth: 'https://logincert.anaf.ro/anaf-oauth2/v1',
    register: 'https://webservicesp.anaf.ro',
    rates: 'https://curs.bnr.ro',
  };
}
