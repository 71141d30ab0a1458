/**
 * Reasons for which a line bears no VAT, to choose from: the VATEX code (BT-121, where the list has one for it) and the
 * wording that goes onto the document (BT-120), by the articles of Legea 227/2015 (fiscal code). Codes are of
 * reference/codelists/exemption-reason-vatex.json (BR-CL-22).
 */
export interface ExemptionReasonChoice {
  /** VAT category the reason belongs to (BT-118). */
  readonly category: string;
  /** '' where the list has no code for the case; the text alone satisfies the rules (BR-E-10). */
  readonly code: string;
  readonly text: string;
}

function choice(category: string, code: string, text: string): ExemptionReasonChoice {
  return { category, code, text };
}

const LAW = 'din Legea 227/2015';

/** The commonest of each category first. */
export const EXEMPTION_REASONS: readonly ExemptionReasonChoice[] = [
  choice('AE', 'VATEX-EU-AE', `Taxare inversă, art. 331 ${LAW}`),
  choice('E', 'VATEX-EU-132', `Scutit fără drept de deducere, art. 292 ${LAW}`),
  choice('E', 'VATEX-EU-132-1B', `Spitalizare și îngrijiri medicale, art. 292 alin. (1) ${LAW}`),
  choice('E', 'VATEX-EU-132-1C', `Îngrijiri de personal medical și paramedical, art. 292 alin. (1) ${LAW}`),
  choice('E', 'VATEX-EU-132-1E', `Stomatologi și tehnicieni dentari, art. 292 alin. (1) ${LAW}`),
  choice('E', 'VATEX-EU-132-1I', `Activitate de învățământ, art. 292 alin. (1) ${LAW}`),
  choice('E', 'VATEX-EU-132-1J', `Meditații acordate în particular de cadre didactice, art. 292 alin. (1) ${LAW}`),
  choice('E', 'VATEX-EU-132-1N', `Servicii culturale, art. 292 alin. (1) ${LAW}`),
  choice('E', '', `Servicii financiare și de asigurare, art. 292 alin. (2) ${LAW}`),
  choice('E', '', `Închiriere de bunuri imobile, art. 292 alin. (2) ${LAW}`),
  choice('E', '', `Scutire pentru întreprinderi mici, art. 310 ${LAW}`),
  choice('E', 'VATEX-EU-D', `Regimul marjei – agenții de turism, art. 311 ${LAW}`),
  choice('E', 'VATEX-EU-F', `Regimul marjei – bunuri second-hand, art. 312 ${LAW}`),
  choice('E', 'VATEX-EU-I', `Regimul marjei – opere de artă, art. 312 ${LAW}`),
  choice('E', 'VATEX-EU-J', `Regimul marjei – obiecte de colecție și antichități, art. 312 ${LAW}`),
  choice('K', 'VATEX-EU-IC', `Livrare intracomunitară scutită, art. 294 alin. (2) ${LAW}`),
  choice('G', 'VATEX-EU-G', `Export scutit, art. 294 alin. (1) ${LAW}`),
  choice('O', 'VATEX-EU-O', 'Operațiune care nu intră în sfera TVA'),
];

export function exemptionReasonsFor(category: string): readonly ExemptionReasonChoice[] {
  return EXEMPTION_REASONS.filter((reason) => reason.category === category);
}
