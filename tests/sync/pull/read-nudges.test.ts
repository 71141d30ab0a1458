import { describe, expect, it } from 'vitest';
import { readNudges } from '@/sync/pull/read-nudges';

async function nudgesOf(chunks: readonly string[]): Promise<readonly string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const nudges: string[] = [];
  for await (const { company, version } of readNudges(body)) nudges.push(`${company}@${version}`);
  return nudges;
}

const TEXT =
  ': ping\n\nevent: nudge\ndata: {"company":1,"version":5}\n\nevent: other\ndata: {}\n\nevent: nudge\r\ndata: {"company":2,"version":7}\r\n\r\n';

describe('the stream of nudges', () => {
  it('is read wherever it is cut', async () => {
    for (let cut = 0; cut < TEXT.length; cut += 1) {
      expect(await nudgesOf([TEXT.slice(0, cut), TEXT.slice(cut)])).toEqual(['1@5', '2@7']);
    }
  });

  it('passes over what is not a nudge', async () => {
    expect(await nudgesOf(['event: nudge\ndata: {"company":"x"}\n\nevent: nudge\ndata: {\n\n'])).toEqual([]);
  });
});
