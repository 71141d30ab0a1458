/** How a service of the state stands, in words: only what the server saw at its last contact. */
import type { ServiceState } from '@/api/calls/outside-calls';
import { newsTexts } from '@/app/texts/news-texts';
import type { Tone } from '@/app/ui/states/tone';

/** A service that takes longer is told as slow. */
const SLOW_MS = 5_000;

export interface ServiceWords {
  readonly tone: Extract<Tone, 'ok' | 'wait'>;
  readonly name: string;
  readonly text: string;
}

export function serviceWords({ service, answered, tookMs }: ServiceState): ServiceWords {
  const texts = newsTexts.services;
  const name = texts.names[service];
  if (!answered) return { tone: 'wait', name, text: texts.silent[service] };
  const seconds = (Math.max(100, tookMs) / 1000).toFixed(1).replace('.', ',');
  if (tookMs > SLOW_MS) return { tone: 'wait', name, text: texts.slow(seconds) };
  return { tone: 'ok', name, text: texts.answers(seconds) };
}
