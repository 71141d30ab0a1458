/**
 * Countries of e-Transport (`codTara`, `codTaraOrgTransport`): ISO 3166-1, but Greece is EL and never GR. Source:
 * reference/codelists/etransport-codTara.json: eTransport v2 XSD of 26.01.2023 (version 1.02) and Schematron 2.0.2 of 12.08.2024.
 */
export const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH EL ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XI XK YE YT ZA ZM ZW';

/** Codes that the schema takes and the rules BR-CL-001 and BR-CL-010 refuse. */
export const SCHEMA_ONLY_COUNTRY_CODES = 'AN XC XL';

/** The rules' list of the European Union; Northern Ireland (XI) counts, Romania is in it. Source: Schematron 2.0.2. */
export const EU_COUNTRY_CODES = 'AT BE BG CZ CY DE DK EE EL ES FI HR HU IE IT FR LV LT LU MT NL PL PT RO SI SE SK XI';
