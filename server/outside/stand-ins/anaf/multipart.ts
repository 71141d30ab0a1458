/** One file of a multipart/form-data body (RFC 7578). */
import type { StandInRequest } from '../stand-in-http';

const LINE = '\r\n';

/** Undefined: the body has no such file. */
export function fileOf({ headers, body }: StandInRequest, name: string): Uint8Array | undefined {
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return undefined;
  const bytes = Buffer.from(body);
  const mark = `--${boundary}`;
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const headEnd = bytes.indexOf(LINE + LINE, at);
    const next = bytes.indexOf(LINE + mark, at + mark.length);
    if (headEnd < 0 || next < 0) return undefined;
    const head = bytes.subarray(at, headEnd).toString('utf8');
    if (head.includes(`name="${name}"`)) return bytes.subarray(headEnd + 4, next);
    at = next + LINE.length;
  }
  return undefined;
}
