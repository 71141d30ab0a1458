/**
 * Purposes, documents and confirmations with ANAF's names. Source: reference/codelists/etransport-codScopOperatiune.json,
 * -tipDocument.json, -tipConfirmare.json (schema of 26.01.2023, version 1.02; Schematron 2.0.2 of 12.08.2024).
 */

/** `codScopOperatiune`; which ones an operation takes stands in operations.ts. */
export const PURPOSES: ReadonlyMap<string, string> = new Map([
  ['101', 'Comercializare'],
  ['201', 'Producție'],
  ['301', 'Gratuități'],
  ['401', 'Echipament comercial'],
  ['501', 'Mijloace fixe'],
  ['601', 'Consum propriu'],
  ['703', 'Operațiuni de livrare cu instalare'],
  ['704', 'Transfer între gestiuni'],
  ['705', 'Bunuri puse la dispoziția clientului'],
  ['801', 'Leasing financiar/operațional'],
  ['802', 'Bunuri în garanție'],
  ['901', 'Operațiuni scutite'],
  ['1001', 'Investiție în curs'],
  ['1101', 'Donații, ajutoare'],
  ['9901', 'Altele'],
  ['9999', 'Același cu operațiunea'],
]);

/** `tipDocument`. */
export const DOCUMENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['10', 'CMR'],
  ['20', 'Factură'],
  ['30', 'Aviz de însoțire a mărfii'],
  ['9999', 'Altele'],
]);

/** `tipConfirmare`. */
export const CONFIRMATION_TYPES: ReadonlyMap<string, string> = new Map([
  ['10', 'Confirmat'],
  ['20', 'Confirmat parțial'],
  ['30', 'Infirmat'],
]);
