/** What CIUS-RO takes as city where the county is RO-B. Source: CIUS-RO list for the city field when the county is RO-B. */
export const BUCHAREST_SECTOR_CODES = 'SECTOR1 SECTOR2 SECTOR3 SECTOR4 SECTOR5 SECTOR6';
