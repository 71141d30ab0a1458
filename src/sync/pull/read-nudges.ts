/** The stream of hints that a company has newer changes: text/event-stream, read by fetch with the bearer header. */
import * as v from 'valibot';
import { type Nudge, nudgeSchema } from '@/api/calls/sync-calls';

/** The nudges of a stream, until it ends. Pings and unknown events are passed over; the text may be cut anywhere. */
export async function* readNudges(body: ReadableStream<Uint8Array>): AsyncGenerator<Nudge, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true }).replaceAll('\r', '')).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const nudge = parseEvent(event);
        if (nudge !== null) yield nudge;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(event: string): Nudge | null {
  const lines = event.split('\n');
  if (!lines.includes('event: nudge')) return null;
  const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length) ?? '';
  const nudge = v.safeParse(v.pipe(v.string(), v.parseJson(), nudgeSchema), data);
  return nudge.success ? nudge.output : null;
}
