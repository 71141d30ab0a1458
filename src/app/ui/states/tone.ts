/** What a colour says; never without an icon or a word beside it (look/README.md). */
export type Tone = 'ok' | 'wait' | 'bad' | 'doubt' | 'idle';

/** Words of the tone. */
export const TONE_TEXT: Readonly<Record<Tone, string>> = {
  ok: 'text-ok',
  wait: 'text-wait',
  bad: 'text-bad',
  doubt: 'text-doubt',
  idle: 'text-idle',
};

/** Icons of the tone (3:1, never for words). */
export const TONE_ICON: Readonly<Record<Tone, string>> = {
  ok: 'text-ok-fill',
  wait: 'text-wait-fill',
  bad: 'text-bad-fill',
  doubt: 'text-doubt-fill',
  idle: 'text-idle-fill',
};

/** Soft ground with its words. */
export const TONE_SOFT: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-soft text-ok',
  wait: 'bg-wait-soft text-wait',
  bad: 'bg-bad-soft text-bad',
  doubt: 'bg-doubt-soft text-doubt',
  idle: 'bg-idle-soft text-idle',
};

/** Bars of the tone. */
export const TONE_BAR: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-fill',
  wait: 'bg-wait-fill',
  bad: 'bg-bad-fill',
  doubt: 'bg-doubt-fill',
  idle: 'bg-text-3',
};
