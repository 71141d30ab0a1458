import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { type ByteStream, MAX_DOCUMENT_BYTES, type SourceItem } from './document-source';
import { joinBytes } from './read-whole';
import { TEXTS } from './texts';

/** ANAF's answer has the signature beside the invoice; it is no invoice. */
const SIGNATURE = /(^|\/)semnatura_[^/]*\.xml$/i;
const XML = /\.xml$/i;
const MEGABYTE = 1024 * 1024;

/**
 * The XML files of an archive, one after another as the bytes come. Nothing is unpacked beyond the bound of a
 * document, so an archive that unpacks to gigabytes costs no more than its own size.
 */
export async function* readZip(id: string, stream: ByteStream, max = MAX_DOCUMENT_BYTES): AsyncGenerator<SourceItem> {
  const ready: SourceItem[] = [];
  let found = 0;
  const unzip = new Unzip((file) => {
    if (!XML.test(file.name) || SIGNATURE.test(file.name)) return;
    found++;
    unpack(file, `${id}/${file.name}`, max, ready);
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of stream) {
      unzip.push(chunk, false);
      yield* ready.splice(0);
    }
    unzip.push(new Uint8Array(0), true);
  } catch (fault) {
    yield* ready.splice(0);
    yield { id, reason: TEXTS.badArchive(fault instanceof Error ? fault.message : String(fault)) };
    return;
  }
  yield* ready;
  if (found === 0) yield { id, reason: TEXTS.emptyArchive };
}

function unpack(file: UnzipFile, id: string, max: number, ready: SourceItem[]): void {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let given = false;
  file.ondata = (fault, data, final) => {
    if (given) return;
    size += data?.length ?? 0;
    if (fault !== null) ready.push({ id, reason: TEXTS.badArchive(fault.message) });
    else if (size > max) ready.push({ id, reason: TEXTS.tooLarge(max / MEGABYTE) });
    else {
      chunks.push(data);
      if (!final) return;
      ready.push({ id, xml: joinBytes(chunks, size) });
    }
    given = true;
    chunks.length = 0;
    if (!final) file.terminate();
  };
  file.start();
}
