/**
 * Whether a sheet of a workbook has more rows than are wanted, told while it is unpacked piece by piece: a sheet of a million rows is
 * over 100 MB of text, which is neither held nor parsed to be refused.
 */
import { Unzip, UnzipInflate, unzipSync } from 'fflate';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const WORKBOOK = 'xl/workbook.xml';
/** Of the packed file, given to the unpacker at once. */
const PIECE = 64 * 1024;
const ROW = /<(?:\w{1,20}:)?row[\s/>]/g;
/** The longest beginning of a row that may stand across two pieces. */
const CARRIED = 26;

/** `bytes`: a zip whose directory was judged. False also where it cannot be unpacked: reading it says why. */
export function hasMoreRows(bytes: Uint8Array, mostRows: number): boolean {
  try {
    // Hidden sheets are not read, however long; which file is whose stands in the workbook's relations.
    return !hidesSheets(bytes) && countedMore(bytes, mostRows);
  } catch {
    return false;
  }
}

function hidesSheets(bytes: Uint8Array): boolean {
  const workbook = unzipSync(bytes, { filter: ({ name }) => name === WORKBOOK })[WORKBOOK];
  return workbook !== undefined && /state="(?:veryH|h)idden"/.test(new TextDecoder().decode(workbook));
}

function countedMore(bytes: Uint8Array, mostRows: number): boolean {
  let more = false;
  const unzip = new Unzip((file) => {
    if (!SHEET.test(file.name)) return;
    let [rows, carried] = [0, ''];
    const letters = new TextDecoder('latin1');
    file.ondata = (error, piece) => {
      if (error !== null) throw error;
      const text = carried + letters.decode(piece);
      let end = 0;
      for (const found of text.matchAll(ROW)) {
        rows += 1;
        end = found.index + found[0].length;
      }
      // What was counted is not counted again.
      carried = text.slice(Math.max(end, text.length - CARRIED));
      more ||= rows > mostRows;
      if (more) file.terminate();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && !more; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return more;
}
