/**
 * What becomes of an invoice whose call to ANAF is answered so: the shipped steps over a filing in memory, by ANAF's own plan, until
 * something of it changes or three hours are over. In the words that a person reads.
 */
import { zipSync } from 'fflate';
import { eventTexts } from '@/app/invoices/archive/archive-texts';
import type { Filing } from '../../../../../server/filings/filing';
import type { FilingParts } from '../../../../../server/filings/filing-parts';
import { runFiling } from '../../../../../server/filings/run-filing';
import type { AnafTokens, TokenResult } from '../../../../../server/outside/anaf/anaf-access';
import type { AnafPort } from '../../../../../server/outside/anaf/anaf-port';
import { downloadAnswer } from '../../../../../server/outside/anaf/answers/download-answer';
import { stateAnswer } from '../../../../../server/outside/anaf/answers/state-answer';
import { uploadAnswer } from '../../../../../server/outside/anaf/answers/upload-answer';
import { anafPlan } from '../../../../../server/outside/anaf/filing-plan';
import { memoryFilingStore, recordedFiling } from '../../../filings/memory-filing-store';
import { waitWords, withoutAnafsWords } from './outcome-words';
import type { Outcome } from './text-row';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const LOOKED_MS = 3 * 60 * 60_000;
const DOCUMENT = new TextEncoder().encode('<Invoice/>');
const INDEX = '5001120362';
const TOKEN = async (): Promise<TokenResult> => ({ kind: 'token', token: 'a', covers: true });
const TOKENS: AnafTokens = { tokenFor: TOKEN, tokenAfterRefusal: TOKEN };

function signedZip(document: Uint8Array): Uint8Array {
  return zipSync({ [`${INDEX}.xml`]: document, [`semnatura_${INDEX}.xml`]: new TextEncoder().encode('<Signature/>') });
}

const taken = async () => ({ kind: 'taken', index: INDEX }) as const;
const ok = async () => ({ kind: 'ok', downloadId: '1' }) as const;
/** What the questions are answered that the row does not speak of. */
const REST: AnafPort = {
  upload: taken,
  state: ok,
  list: async () => ({ kind: 'page', messages: [], pages: 1 }),
  download: async () => ({ kind: 'zip', bytes: signedZip(DOCUMENT) }),
};

const uploaded = { state: 'uploaded', uploadIndex: INDEX, sends: 1, firstSentAt: NOW } as const;
const accepted = { ...uploaded, state: 'accepted', downloadId: '1' } as const;

export const ofUpload: Outcome = (answer) => becomes({ ...REST, upload: async () => uploadAnswer(answer) });
export const ofState: Outcome = (answer) => {
  const reasons = signedZip(REASONS);
  const download = async () =>
    ({ kind: 'zip', bytes: stateAnswer(answer).kind === 'nok' ? reasons : signedZip(DOCUMENT) }) as const;
  return becomes({ ...REST, download, state: async () => stateAnswer(answer) }, uploaded);
};
export const ofDownload: Outcome = (answer) =>
  becomes({ ...REST, download: async () => downloadAnswer(answer) }, accepted);
/** Of an errors document; the index that a duplicate verdict names is ours. */
export const ofReason: Outcome = (answer) => {
  const document = answer.kind === 'answer' ? answer.body : new Uint8Array();
  const state: AnafPort['state'] = async (_token, index) => ({
    kind: index === INDEX ? 'nok' : 'ok',
    downloadId: index,
  });
  const download: AnafPort['download'] = async (_token, id) => ({
    kind: 'zip',
    bytes: signedZip(id === INDEX ? document : DOCUMENT),
  });
  return becomes({ ...REST, state, download }, uploaded);
};
/** Where the company's tokens are these. */
export const withTokens = (tokens: AnafTokens): Promise<string> => becomes(REST, {}, tokens);

const REASONS = new TextEncoder().encode(
  '<header xmlns="mfp:anaf:dgti:efactura:mesajEroriFactuta:v1"><Error errorMessage="[BR-RO-065]"/></header>',
);

async function becomes(anaf: AnafPort, from: Partial<Filing> = {}, tokens = TOKENS): Promise<string> {
  const clock = { now: NOW };
  const store = memoryFilingStore(() => clock.now);
  const begun = { ...recordedFiling('1', DOCUMENT, NOW), ...from };
  store.add(begun, DOCUMENT);
  const states: string[] = [];
  const parts: FilingParts = {
    ...{ anaf, tokens, plan: anafPlan(60, 500), now: () => clock.now, random: () => 0 },
    store: {
      ...store,
      record: async (...args) => {
        const next = await store.record(...args);
        if (next !== undefined && next.state !== 'uploading' && next.state !== states.at(-1)) states.push(next.state);
        return next;
      },
    },
    budget: { take: async () => 0 },
    readsList: async () => false,
    lostTime: async () => ({ kind: 'read', nobodys: [] }),
  };
  const waits: number[] = [];
  let now = begun;
  while (clock.now - NOW < LOOKED_MS) {
    await runFiling(parts, '1');
    now = store.all()[0] ?? begun;
    if (isTold(now, begun)) break;
    waits.push(now.dueAt - clock.now);
    clock.now = now.dueAt;
  }
  return inWords(begun, now, { states, waits, at: clock.now });
}

function isTold({ state, messages, zip }: Filing, begun: Filing): boolean {
  return state !== begun.state || messages.length > 0 || zip !== begun.zip;
}

const ZIPS: Readonly<Record<Filing['zip'], string>> = {
  none: '',
  kept: 'arhiva semnată este păstrată',
  gone: 'arhiva semnată lipsește la ANAF',
  other: 'arhiva semnată este a altui document',
};

function inWords(
  begun: Filing,
  now: Filing,
  { states, waits, at }: { readonly states: readonly string[]; readonly waits: readonly number[]; readonly at: number },
): string {
  const passed = states.filter((state) => state !== begun.state).map((state) => `«${eventTexts[state] ?? state}»`);
  return [
    ...(waits.length === 0 ? [] : [`din nou peste ${waitWords(waits)}`]),
    ...(waits.length > 0 && isTold(now, begun) ? [`apoi, după ${waitWords([at - NOW])}`] : []),
    ...(passed.length === 0 ? [`rămâne «${eventTexts[begun.state] ?? begun.state}»`] : [passed.join(' → ')]),
    ...(now.zip === begun.zip ? [] : [ZIPS[now.zip]]),
    ...now.messages.map((message) => `pe factură: „${withoutAnafsWords(message)}”`),
    ...(now.dueAt > at && isTold(now, begun) ? [`se reia peste ${waitWords([now.dueAt - at])}`] : []),
  ].join('; ');
}
