/**
 * Texts of ANAF that the reference does not know: each is kept and shown where it came, decides nothing, and is counted here, so that
 * whoever runs the server hears of a new one before its users do.
 */
import type { AnafPort } from './anaf-port';

/** What the reference lists and no class of its own has (sections 3 to 6): of the caller's parameters, or of the document. */
const KNOWN: readonly RegExp[] = [
  /nu ave[tț]i drept/i,
  /nu exist[aă]/i,
  /s-au (?:f[aă]cut|[iî]nc[aă]rcat) deja/i,
  /eroare tehnic[aă]/i,
  /introdus\s*=/i,
  /valorile acceptate|valoarea acceptat[aă]/i,
  /num[aă]rul de zile/i,
  /nu este un num[aă]r/i,
  /nu poate (?:fi|in viitor)/i,
  /pagina solicitat[aă]/i,
  /lista de mesaje este mai mare/i,
  /obligatori/i,
  /marime fisier/i,
  /fisierul transmis nu este valid/i,
  /atasat in request/i,
];

export function isKnownText(text: string): boolean {
  return KNOWN.some((words) => words.test(text));
}

export interface UnknownText {
  /** The service by ANAF's name. */
  readonly service: 'upload' | 'stareMesaj' | 'lista' | 'descarcare';
  /** Its digits are gone: they name companies and documents. */
  readonly text: string;
}

export interface UnknownTexts {
  /** Since the process began. */
  readonly count: () => number;
  /** The port, whose answers are looked at as they pass. */
  readonly watched: (port: AnafPort) => AnafPort;
}

/** Different ones that are told; of more only the count. */
const MOST_TOLD = 100;
const LONGEST = 300;

/** `tell`: each text once. */
export function unknownTexts(tell: (text: UnknownText) => void): UnknownTexts {
  const told = new Set<string>();
  let count = 0;
  const note = (service: UnknownText['service'], texts: readonly string[]): void => {
    for (const text of texts.filter((one) => !isKnownText(one))) {
      count += 1;
      const shape = text.replaceAll(/\d+/g, '…').slice(0, LONGEST);
      if (told.size >= MOST_TOLD || told.has(`${service} ${shape}`)) continue;
      told.add(`${service} ${shape}`);
      tell({ service, text: shape });
    }
  };
  return {
    count: () => count,
    watched: (port) => ({
      upload: async (...args) => {
        const answer = await port.upload(...args);
        if (answer.kind === 'refused') note('upload', answer.texts);
        if (answer.kind === 'declined') note('upload', [answer.text]);
        return answer;
      },
      state: async (...args) => {
        const answer = await port.state(...args);
        if (answer.kind === 'query-failed') note('stareMesaj', [answer.text]);
        return answer;
      },
      list: async (...args) => {
        const answer = await port.list(...args);
        if (answer.kind === 'query-failed') note('lista', [answer.text]);
        return answer;
      },
      download: async (...args) => {
        const answer = await port.download(...args);
        if (answer.kind === 'query-failed') note('descarcare', [answer.text]);
        return answer;
      },
    }),
  };
}
