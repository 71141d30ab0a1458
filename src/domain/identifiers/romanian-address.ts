/** Brings the county and city of a Romanian address to the codes the rules ask for; what is not recognised stays as typed. */
import { bucharestSector } from './bucharest-sector';
import { findCounty } from './counties';

export interface CountyAndCity {
  readonly countrySubdivision: string;
  readonly city: string;
}

export function normalizeCountyAndCity(country: string, subdivision: string, city: string): CountyAndCity {
  if (country !== 'RO') return { countrySubdivision: subdivision.trim(), city: city.trim() };
  const county = findCounty(subdivision)?.iso ?? subdivision.trim();
  return { countrySubdivision: county, city: county === 'RO-B' ? (bucharestSector(city) ?? city.trim()) : city.trim() };
}
