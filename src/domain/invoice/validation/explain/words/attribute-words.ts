import type { RuleWords, WordsTable } from './rule-words';

/** Attributes that should not be used, by number of the UBL-DT rule. */
export const UNWANTED_ATTRIBUTES: Readonly<Record<string, string>> = {
  '08': 'schemeName',
  '09': 'schemeAgencyName',
  '10': 'schemeDataURI',
  '11': 'schemeURI',
  '12': 'format',
  '13': 'unitCodeListIdentifier',
  '14': 'unitCodeListAgencyIdentifier',
  '15': 'unitCodeListAgencyName',
  '16': 'listAgencyName',
  '17': 'listName',
  '18': 'name',
  '19': 'languageID',
  '20': 'listURI',
  '21': 'listSchemeURI',
  '22': 'languageLocaleID',
  '23': 'uri',
  '24': 'currencyCodeListVersionID',
  '25': 'characterSetCode',
  '26': 'encodingCode',
  '27': 'schemeAgencyID',
  '28': 'listAgencyID',
};

function unwanted(attribute: string): RuleWords {
  const except = attribute === 'name' ? ' în afara modului de plată' : '';
  return {
    clause: `Atributul „${attribute}” este de prisos${except}`,
    detail: `Fișierul poartă atributul „${attribute}”${except}[, cu valoarea {actual:q}]. ANAF primește factura, dar îl semnalează. Scoateți-l din programul care face fișierul; nu schimbă nimic din factură.`,
    official: `Atributul „${attribute}” nu ar trebui folosit într-o factură conformă EN 16931${attribute === 'name' ? ', mai puțin la codul modului de plată (BT-82)' : ''}.`,
  };
}

/** Rules UBL-DT-06 to -28: attributes that must or should not be there. */
export const ATTRIBUTE_WORDS: WordsTable = {
  'UBL-DT-06': {
    at: 'attachments.content',
    clause: 'Documentul atașat nu are tip de fișier{at}',
    detail:
      'Atașamentul nu spune ce fel de fișier este (mimeCode). Atașați-l din nou ca PDF, imagine PNG sau JPEG, CSV, XLSX ori ODS.',
    official: 'Un obiect binar atașat (BT-125) trebuie să aibă codul MIME (BT-125-1).',
    terms: 'BG-24',
  },
  'UBL-DT-07': {
    at: 'attachments.content',
    clause: 'Documentul atașat nu are nume de fișier{at}',
    detail: 'Atașamentul nu are nume (filename). Dați-i un nume, de exemplu „contract.pdf”.',
    official: 'Un obiect binar atașat (BT-125) trebuie să aibă numele fișierului (BT-125-2).',
    terms: 'BG-24',
  },
  ...Object.fromEntries(Object.entries(UNWANTED_ATTRIBUTES).map(([id, name]) => [`UBL-DT-${id}`, unwanted(name)])),
};
